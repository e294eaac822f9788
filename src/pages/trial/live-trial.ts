import { mailLink, smsLink } from '../../content/text/contact-links.ts';
import { fill } from '../../content/text/fill.ts';
import { addDays, placeNow } from '../../timetable/clock.ts';
import {
  type DatedSession,
  isKnown,
  sessionsFrom,
  stillToCome,
  timeWords,
} from '../../timetable/coming-weeks.ts';
import { followClock } from '../../timetable/follow-clock.ts';
import type { trialProps } from './trial-page.ts';

type LiveTrialProps = ReturnType<typeof trialProps>['live'];

const daysShown = 7;

interface Parts {
  times: HTMLElement;
  /** The template of a time. */
  time: HTMLTemplateElement;
  status: HTMLElement;
  bring: HTMLElement;
  name: HTMLInputElement;
  heading: HTMLElement;
  label: HTMLElement;
  message: HTMLTextAreaElement;
  reset: HTMLButtonElement;
  // The gym may offer only some of the links that send the message.
  sms?: HTMLAnchorElement;
  email?: HTMLAnchorElement;
}

const partsOf = (box: ParentNode) =>
  Object.fromEntries(
    [...box.querySelectorAll<HTMLElement>('[data-part]')].map((part) => [
      part.dataset['part']!,
      part,
    ]),
  );

/**
 * Shows the times of the chosen class, and writes the message; lines that the visitor changed stay. It finds the
 * elements of TrialPage.tsx and MessageForm.tsx by `data-part` and `name`: change them together.
 */
export function liveTrial(box: HTMLElement, props: LiveTrialProps) {
  const parts = partsOf(box) as unknown as Parts;
  const { message, reset } = parts;
  const chosen = (name: 'class' | 'time') =>
    box.querySelector<HTMLInputElement>(`[name=${name}]:checked`)?.value;
  // The visitor may have typed before the script came, or the browser may have filled the message in again.
  let isEdited = message.value !== message.defaultValue;
  let written = message.defaultValue;
  const update = () => {
    const classId = chosen('class');
    if (classId !== undefined) showTimes(parts, props, classId, chosen);
    const time = chosen('time');
    const name = parts.name.value.trim();
    const words = messageOf(props, classId, time, name) ?? message.defaultValue;
    const now = isEdited ? withNewLines(message.value, written, words) : words;
    written = words;
    if (now !== message.value) message.value = now;
    reset.hidden = !isEdited;
    showWays(parts, props, isEdited || (time !== undefined && name !== ''));
  };
  box.addEventListener('input', ({ target }) => {
    isEdited ||= target === message;
    update();
  });
  reset.addEventListener('click', () => {
    isEdited = false;
    update();
    message.focus();
  });
  if (chosen('class') === undefined) chooseAsked(box);
  followClock(update);
}

/** Returns the visitor's text, in which lines that the script wrote before are replaced by the lines of now. */
const withNewLines = (text: string, before: string, now: string) => {
  const lines = now.split('\n');
  return before
    .split('\n')
    .reduce(
      (said, line, at) => (line === '' ? said : said.replace(line, () => lines[at] ?? '')),
      text,
    );
};

/** Chooses the class that the address names, such as /trial?class=yoga. */
function chooseAsked(box: HTMLElement) {
  const asked = new URLSearchParams(location.search).get('class');
  for (const choice of box.querySelectorAll<HTMLInputElement>('[name=class]'))
    choice.checked = choice.value === asked;
}

const valueOf = ({ date, start }: DatedSession) => `${date} ${start}`;

/** Shows the times of the coming week or, if there are none, the first time after that week. */
function showTimes(
  parts: Parts,
  props: LiveTrialProps,
  classId: string,
  chosen: (name: 'time') => string | undefined,
) {
  const list = parts.times;
  const { weeks, names } = props;
  const now = placeNow();
  const coming = stillToCome(sessionsFrom(weeks, now.date, weeks.held.length), now).filter(
    (session) => session.class === classId,
  );
  const last = addDays(now.date, daysShown);
  const soon = coming.filter(
    ({ date, start }) => date < last || (date === last && start <= now.time),
  );
  const times = soon.length > 0 ? soon : coming.slice(0, 1);
  const shown = [soon.length, ...times.map(valueOf)].join();
  if (list.dataset['shown'] === shown && list.dataset['class'] === classId) return;
  const before = list.dataset['class'] === classId ? chosen('time') : undefined;
  Object.assign(list.dataset, { shown, class: classId });
  const hadFocus = list.contains(document.activeElement);
  list.replaceChildren(...times.map((time) => plateOf(parts, props, time, before)));
  if (hadFocus) list.querySelector<HTMLInputElement>(':checked, input')?.focus();
  const words = props.pick;
  const none = times.length > 0 ? words.noTime : words.noDate;
  const said = fill(soon.length > 0 ? words.coming : none, { class: names[classId]! });
  if (!isKnown(weeks, now.date)) parts.status.textContent = props.outdated;
  else parts.status.textContent = before === chosen('time') ? said : words.gone;
  parts.bring.textContent = props.bring[classId]!;
}

function plateOf(
  { time: template }: Parts,
  { weeks, days }: LiveTrialProps,
  time: DatedSession,
  before: string | undefined,
): Node {
  const plate = template.content.cloneNode(true) as ParentNode;
  const choice = plate.querySelector('input')!;
  choice.value = valueOf(time);
  choice.checked = choice.value === before;
  const [number, half] = weeks.times[time.start]!;
  const words = { date: days[time.date]![0], number, half, coach: time.coach };
  const parts = partsOf(plate) as unknown as Record<keyof typeof words, HTMLElement>;
  for (const part of Object.keys(words) as (keyof typeof words)[])
    parts[part].textContent = words[part];
  return plate;
}

/** Returns the message about a class at a time; undefined until a time is chosen. */
function messageOf(
  { weeks, days, names, message: { words, gap } }: LiveTrialProps,
  classId: string | undefined,
  time: string | undefined,
  name: string,
): string | undefined {
  const [date, start] = time?.split(' ') ?? [];
  if (classId === undefined || date === undefined || start === undefined) return undefined;
  return fill(words, {
    name: name === '' ? gap : name,
    class: names[classId]!,
    date: days[date]![1],
    start: timeWords(weeks, start),
  });
}

/** Puts the message into the links, and says when nothing is missing. */
function showWays(parts: Parts, props: LiveTrialProps, isReady: boolean) {
  const { heading, label, ready, change, emailSubject } = props.message;
  const words = isReady ? [ready, change] : [heading, label];
  // The heading is written only if it differs, so that screen readers do not say it twice.
  if (parts.heading.textContent !== words[0]) parts.heading.textContent = words[0]!;
  parts.label.textContent = words[1]!;
  const text = parts.message.value;
  if (parts.sms) parts.sms.href = smsLink(props.phone, text);
  if (parts.email) parts.email.href = mailLink(props.email, emailSubject, text);
}
