import { capitalise } from '../../../src/format.ts';
import type { Problem } from '../../checker/problem.ts';
import type { Answer } from '../../../src/desk/desk.ts';
import { dateInWords, timeInWords } from '../../../src/desk/in-words.ts';
import { fieldAt, fromId } from '../../../src/desk/names.ts';
import { dialled } from '../../../src/desk/dialled.ts';
import { fileInWords, valueAt } from '../../../src/desk/place-in-words.ts';
import { words } from '../../../src/desk/words.ts';
import { addThing, homeOf } from './add-thing.ts';
import * as answers from './answers.ts';
import type { PlaceAtDesk } from './content-at-desk.ts';

/** What the desk says instead of the check; without answers, what the check has proved is the answer. */
interface Said {
  message: string;
  mend?: string;
  answers?: readonly Answer[];
}

export interface ProblemAtDesk extends PlaceAtDesk {
  /** What stands there. */
  here: unknown;
}

type Saying = readonly [
  /** How the message of the check is known. */
  says: RegExp,
  said: (at: ProblemAtDesk, ...found: string[]) => Said | undefined,
];

const own = words.problems;
const fieldOf = ({ content, file, path }: ProblemAtDesk) =>
  fieldAt(content.formOf(file)!, content.valueOf(file), path);
const write = (at: ProblemAtDesk, value: number): Answer => ({
  words: words.write(String(value)),
  edits: [answers.setAt(at, value)],
});
const lettersOf = (here: unknown) => (typeof here === 'string' ? [...here.trim()].length : 0);

const ofAmounts: readonly Saying[] = [
  [
    /^(?:"|Item ).*must be (?:whole rupees|a number of rupees|more than 0).* but here is (?:the text "?)?([^"]*?)"?\.$/,
    (at, typed) => {
      const number = Number(typed.replace(/[,₹\s]/g, ''));
      if (fieldOf(at)?.kind !== 'price' || at.here === '' || at.here === undefined)
        return undefined;
      if (Number.isNaN(number)) return { message: own.onlyDigits };
      if (number <= 0)
        return {
          message: own.moreThanZero,
          answers: number === 0 ? [] : [write(at, -number)],
        };
      return Number.isInteger(number)
        ? { message: own.onlyDigits }
        : // With a point among its digits, as in 1.150, another price can be meant.
          {
            message: own.wholeRupees,
            answers: number < 100 ? [] : [write(at, Math.round(number))],
          };
    },
  ],
  [
    /six digits/,
    ({ here }) => {
      const digits = String(here).replace(/\D/g, '').length;
      return digits === 6 ? undefined : { message: own.pinCode(digits) };
    },
  ],
  [
    /has (?:fewer than|only) (\d+) letters;/,
    ({ here }, least) => ({ message: own.lettersNeeded(lettersOf(here), Number(least)) }),
  ],
  [
    /^(?!The (?:title|description) ).*has (\d+) letters; at most (\d+) fit/,
    (_, count, most) => ({ message: own.tooManyLetters(Number(count), Number(most)) }),
  ],
];

const ofTimes: readonly Saying[] = [
  [
    /is (\d\d:\d\d), before the class starts at (\d\d:\d\d)|is (\d\d:\d\d), the same time as the start/,
    (at, end, start, same) => ({
      message: own.endsBefore(timeInWords(start ?? same ?? end)),
      answers: answers.endAfter(at, start ?? same),
    }),
  ],
  [
    /"([\w-]+)" \((\d\d:\d\d) to (\d\d:\d\d)\) lies outside the opening hours of (\w+), which are (.*)\.$/,
    (at, id, start, end, day, hours) => ({
      message: own.outsideHours(
        day,
        hours.replace(/\d\d:\d\d/g, timeInWords),
        at.content.names('class', id),
        timeInWords(start),
        timeInWords(end),
      ),
      mend: own.chooseTime,
      answers: answers.openLonger(at.content, day.toLowerCase(), start, end),
    }),
  ],
  [
    /^On (\w+) the gym is (closed|open from .*), but \S+ has classes then: (.*)\.$/,
    (at, day, _, list) => ({
      message: own.classesThen(
        day,
        list.replace(
          /([\w-]+) at (\d\d:\d\d)/g,
          (__, id: string, time: string) => `${at.content.names('class', id)} ${timeInWords(time)}`,
        ),
      ),
      answers: answers.closedDay(at, day.toLowerCase(), list),
    }),
  ],
  [
    /"([\w-]+)" is on (\w+), but hours\.yaml says that the gym is closed/,
    (at, id, day) => ({
      message: own.classesThen(day, at.content.names('class', id)),
      answers: [answers.takeItemOff(at, own.takeOffClass)],
    }),
  ],
  [
    /^(\d{4}-\d\d-\d\d) is a (\w+), and there is no "([\w-]+)" at (\d\d:\d\d)/,
    (at, date, day, id, time) => ({
      message: own.notHeldThen(dateInWords(date), at.content.names('class', id), timeInWords(time)),
      mend: own.chooseAnother,
      answers: answers.classesHeld(at, day.toLowerCase(), id, time),
    }),
  ],
  [
    /^(?:On (\S+) )?"([\w-]+)" already teaches "([\w-]+)" from (\S+) to (\S+), and cannot/,
    (at, date, coach, id, from, to) => ({
      message: own.coachIsBusy(
        date === undefined ? '' : dateInWords(date),
        at.content.names('trainer', coach),
        at.content.names('class', id),
        from.replace(/(am|pm)/, ' $1'),
        to.replace(/(am|pm)/, ' $1'),
      ),
      mend: own.anotherCoach,
      answers: answers.usualCoach(at, coach),
    }),
  ],
];

const ofThings: readonly Saying[] = [
  [
    /^Two (\w+) are called "(.*)" \(/,
    (_, things, name) => ({ message: own.twoAreCalled(things, name), mend: own.anotherName }),
  ],
  [
    /^The post (\S+\.yaml) has the same title/,
    () => ({ message: own.sameTitle, mend: own.anotherName }),
  ],
  [
    /is the same as item \d+ of this list|is there twice \(items|is there twice in this list/,
    (at) => ({ message: own.isThereTwice, answers: [answers.takeItemOff(at, own.takeOneOff)] }),
  ],
  [
    /^There is no ([a-z]+) "([\w-]+)"\.$/,
    (at, noun, id) => {
      const field = fieldOf(at);
      const kind = field && 'refersTo' in field ? field.refersTo : undefined;
      const home = kind === undefined ? undefined : homeOf(at.content, kind, id);
      return {
        message: (home?.was ? own.isGone : own.isNotThere)(noun, fromId(id)),
        mend: own.chooseAnother,
        answers: [
          ...(home ? [addThing(home, noun, id)] : []),
          ...(typeof at.path.at(-1) === 'number' ? [answers.takeItemOff(at, words.takeOff)] : []),
        ],
      };
    },
  ],
  [
    /^There is no page (\S+?)\.? Did you mean (\S+)\?$/,
    (_, typed) => ({ message: own.noPage(typed.replace(/"/g, '')) }),
  ],
  [
    /has lost \{([\w:-]+)\}, and without it/,
    (at, fact) => ({
      message: own.lostWord(factInWords(fact)),
      answers: [
        {
          words: own.putItBack,
          edits: [answers.setAt(at, `${String(at.here).trimEnd()} {${fact}}`)],
        },
      ],
    }),
  ],
  [
    /^The number that is dialled \((\S+)\) is not the one that is shown/,
    (at, number) => {
      const { display } = valueAt(at.content.valueOf(at.file), ['phone']) as { display: string };
      const meant = dialled(display);
      return {
        message: own.dialsOther(number, display),
        mend: own.eitherNumber,
        answers:
          meant === undefined
            ? []
            : [{ words: words.write(meant), edits: [answers.setAt(at, meant)] }],
      };
    },
  ],
  [/does not say what is seen/, () => ({ message: own.nameOfFile })],
  [
    /^The post "(.*)" is a draft, so this link leads nowhere/,
    (_, title) => ({ message: own.linksToDraft(title), mend: own.leadElsewhere }),
  ],
  [
    /^(.*) is hidden, so this link leads nowhere/,
    (_, what) => ({ message: own.linksToHidden(what), mend: own.leadElsewhere }),
  ],
  [
    /^Nothing uses the (\w+) "[\w-]+", but (.*) still uses? "([\w-]+)"/,
    (at, _, files, id) => ({
      message: own.oldNameIsUsed(
        id,
        files.replace(/[\w/-]+\.yaml/g, (name) => fileInWords(name, at.content.valueOf(name))),
      ),
      answers: [{ words: words.write(id), edits: [answers.setAt(at, id)] }],
    }),
  ],
  [
    /^There is no "([\w-]+)" at (\d\d:\d\d) on (\w+)\.$/,
    (at, id, time, day) => ({
      message: own.notOnDay(at.content.names('class', id), timeInWords(time), capitalise(day)),
      answers: [answers.takeItemOff(at, own.takeDayOff(capitalise(day)))],
    }),
  ],
];

const sayings = [...ofAmounts, ...ofTimes, ...ofThings];

/** The words of the desk for a problem of the check, if it has its own. */
export function sayingFor({ message }: Problem, at: ProblemAtDesk): Said | undefined {
  if (at.path.length === 0) return undefined;
  for (const [says, said] of sayings) {
    const found = says.exec(message);
    const told = found && said(at, ...found.slice(1));
    if (told) return told;
  }
  return undefined;
}

const factInWords = (fact: string) =>
  (words.facts as Record<string, string>)[fact] ?? fact.replace(/[:-]/g, ' ');
