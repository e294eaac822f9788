/** What the desk on the web says about proposals: changes by staff who may not publish by themselves. */
export const proposalWords = {
  proposeShort: 'Propose ',
  propose: (count: number) => `Propose ${changes(count)}`,
  proposing: 'Proposing …',
  proposeHint: 'Somebody who may publish reads them, and publishes them or sends them back to you.',
  proposed: 'Proposed',
  proposedHint: 'Nothing is on the website yet. You can follow the proposal here.',
  proposals: 'Proposals',
  proposes: (name: string, count: number) => `${name} proposes ${changes(count)}`,
  notOnTheWebsite: (time: string) => `${time}. Not on the website yet.`,
  yourProposal: (isSentBack: boolean) =>
    isSentBack
      ? 'Your proposal was sent back to you. The part that was published is on the website.'
      : 'Your proposal waits',
  takeBack: 'Take it back into my draft',
  takingBack: 'Taking it back …',
  opening: 'Opening the proposal …',
  notOpened: 'The proposal is not open',
  notOpenedHint: 'It may have been published, sent back or taken back meanwhile.',
  leaveOut: 'Leave out',
  publish: (count: number) => (count === 2 ? 'Publish both' : `Publish ${changes(count)}`),
  namedAs: (name: string) => `${name} is named as the author, and gets back what you leave out.`,
  sendBack: (name: string) => `Send back to ${name}`,
  sendingBack: 'Sending it back …',
  sentBack: (name: string) => `Sent back to ${name}`,
  sentBackHint: (name: string) =>
    `Nothing was published. ${name} finds it at the desk, and can go on with it.`,
  nothingLeft: 'Nothing in it is left to publish',
  nothingLeftHint:
    'The website shows it already, or everything in it was left out. If you send it back, nothing is lost.',
  remove: 'Remove the proposal',
  removing: 'Removing it …',
} as const;

const changes = (count: number) => (count === 1 ? 'one change' : `${count} changes`);
