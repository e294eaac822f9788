import { mailLink, smsLink } from '../../content/text/contact-links.ts';
import { fill } from '../../content/text/fill.ts';
import { addDays } from '../../content/dates.ts';
import {
  type DatedSession,
  isKnown,
  timeWords,
  sessionsFrom,
  stillToCome,
} from '../../timetable/coming-weeks.ts';
import { followClock } from '../../timetable/follow-clock.ts';
import { placeNow } from '../../timetable/page-clock.ts';
import { copyOf, partsIn, type PartsIn } from '../../design/runtime/parts.ts';
import type { trialProps } from './trial-page.ts';
import type { timeParts, trialParts } from './trial-parts.ts';

type LiveTrialProps = ReturnType<typeof trialProps>['live'];

const daysShown = 7;

type Parts = PartsIn<typeof trialParts>;

/** Shows the times of the chosen class, and writes the message; lines that the visitor changed stay. */
export function liveTrial(box: HTMLElement, props: LiveTrialProps) {
  const parts = partsIn<typeof trialParts>(box);
  const [message, reset, name] = [parts.find('message'), parts.find('reset'), parts.find('name')];
  // The visitor may have typed before the script loaded, or the browser may have restored the message.
  let isEdited = message.value !== message.defaultValue;
  let written = message.defaultValue;
  const update = () => {
    const classId = chosen(parts.all('class'));
    if (classId !== undefined) showTimes(parts, props, classId);
    const time = chosen(timesIn(parts));
    const visitor = name.value.trim();
    const words = messageOf(props, classId, time, visitor) ?? message.defaultValue;
    const now = isEdited ? withNewLines(message.value, written, words) : words;
    written = words;
    if (now !== message.value) message.value = now;
    reset.hidden = !isEdited;
    showWays(parts, props, isEdited || (time !== undefined && visitor !== ''));
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
  if (chosen(parts.all('class')) === undefined) chooseAsked(parts);
  followClock(update);
}

/** Returns the visitor's text, in which the lines that the script wrote before are replaced by new ones. */
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
function chooseAsked(parts: Parts) {
  const asked = new URLSearchParams(location.search).get('class');
  for (const choice of parts.all('class')) choice.checked = choice.value === asked;
}

const timesIn = (parts: Parts) => partsIn<typeof timeParts>(parts.find('times')).all('choice');

const chosen = (choices: readonly HTMLInputElement[]) =>
  choices.find(({ checked }) => checked)?.value;

const valueOf = ({ date, start }: DatedSession) => `${date} ${start}`;

/** Shows the times of the coming week or, if there are none, the first time after that week. */
function showTimes(parts: Parts, props: LiveTrialProps, classId: string) {
  const list = parts.find('times');
  const { weeks, names } = props;
  const now = placeNow();
  const coming = stillToCome(sessionsFrom(weeks, now.date), now).filter(
    (session) => session.class === classId,
  );
  const last = addDays(now.date, daysShown);
  const soon = coming.filter(
    ({ date, start }) => date < last || (date === last && start <= now.time),
  );
  const times = soon.length > 0 ? soon : coming.slice(0, 1);
  const shown = [soon.length, ...times.map(valueOf)].join();
  if (list.dataset['shown'] === shown && list.dataset['class'] === classId) return;
  const before = list.dataset['class'] === classId ? chosen(timesIn(parts)) : undefined;
  list.dataset['shown'] = shown;
  list.dataset['class'] = classId;
  const hadFocus = list.contains(document.activeElement);
  list.replaceChildren(...times.map((time) => plateOf(parts, props, time, before)));
  if (hadFocus) list.querySelector<HTMLInputElement>(':checked, input')?.focus();
  const { noTime, noDate, coming: inWeek, gone } = props.pick;
  const none = times.length > 0 ? noTime : noDate;
  const said = fill(soon.length > 0 ? inWeek : none, { class: names[classId]! });
  const words = before === chosen(timesIn(parts)) ? said : gone;
  parts.find('status').textContent = isKnown(weeks, now.date) ? words : props.outdated;
  parts.find('bring').textContent = props.bring[classId]!;
}

function plateOf(
  parts: Parts,
  { weeks, days }: LiveTrialProps,
  time: DatedSession,
  before: string | undefined,
): Node {
  const plate = copyOf(parts.find('time'));
  const { find } = partsIn<typeof timeParts>(plate);
  const choice = find('choice');
  choice.value = valueOf(time);
  choice.checked = choice.value === before;
  const [number, half] = weeks.times[time.start]!;
  find('date').textContent = days[time.date]![0];
  find('number').textContent = number;
  find('half').textContent = half;
  find('coach').textContent = time.coach;
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
  const [title, message] = [parts.find('heading'), parts.find('message')];
  // The heading is written only if it differs, so that screen readers do not say it twice.
  if (title.textContent !== words[0]) title.textContent = words[0]!;
  parts.find('label').textContent = words[1]!;
  const [sms, mail] = [parts.maybe('sms'), parts.maybe('email')];
  if (sms) sms.href = smsLink(props.phone, message.value);
  if (mail) mail.href = mailLink(props.email, emailSubject, message.value);
}
