import { defineParts } from '../../design/runtime/parts.ts';

/** What live-trial.ts finds on /trial. The gym may offer only some of the links that send the message. */
export const trialParts = defineParts(
  {
    class: 'input',
    times: 'div',
    time: 'template',
    status: 'p',
    bring: 'p',
    name: 'input',
    heading: 'h2',
    label: 'label',
    message: 'textarea',
    reset: 'button',
  },
  { sms: 'a', email: 'a' },
);

/** The parts of the template of a time. */
export const timeParts = defineParts({
  choice: 'input',
  date: 'span',
  number: 'span',
  half: 'small',
  coach: 'span',
});
