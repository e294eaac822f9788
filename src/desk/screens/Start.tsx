import { formatRupees } from '../../format.ts';
import { indianTime } from '../../timetable/clock.ts';
import { Title } from '../frame/Title.tsx';
import { FindBox } from '../frame/FindBox.tsx';
import { dateInWords, timeInWords } from '../in-words.ts';
import { go, to } from '../route.ts';
import { useShown } from '../use-desk.ts';
import { words } from '../words.ts';
import { rowsOfWeek } from './timetable-rows.ts';

/** Ten tasks, each with what it is about now. */
export function Start() {
  const shown = useShown();
  const { values, files, pictures } = shown;
  const now = indianTime(new Date());
  const plans = (values['plans.yaml'] as { plans?: { price: unknown }[] } | null)?.plans ?? [];
  const prices = plans.flatMap(({ price }) =>
    typeof price === 'number' ? [formatRupees(price)] : [],
  );
  const exceptions =
    (
      values['hours.yaml'] as {
        exceptions?: { date?: string; from?: string; reason?: string }[];
      } | null
    )?.exceptions ?? [];
  const next = exceptions
    .map((one) => ({ day: one.date ?? one.from ?? '', reason: one.reason ?? '' }))
    .filter(({ day }) => day >= now.date)
    .sort((one, other) => (one.day < other.day ? -1 : 1))[0];
  const { notice } = (values['notice.yaml'] ?? {}) as { notice?: { text: string; from: string } };
  const isAhead = notice && notice.from > now.date;
  const coaches = (values['trainers.yaml'] as { trainers?: unknown[] } | null)?.trainers ?? [];
  const gallery = (values['gallery.yaml'] as { images?: unknown[] } | null)?.images ?? [];
  const tasks: readonly (readonly [href: string, name: string, now: string])[] = [
    [to('prices'), words.tasks.price, prices.join(', ')],
    [to('timetable'), words.tasks.timetable, words.classesAWeek(rowsOfWeek(shown).length)],
    [
      to('hours'),
      words.tasks.holiday,
      next ? words.nextHoliday(dateInWords(next.day), next.reason) : words.noHoliday,
    ],
    [to('call-off'), words.tasks.callOff, words.callOffHint],
    [to('extra-class'), words.tasks.extraClass, words.extraClassHint],
    [
      to('notice'),
      words.tasks.notice,
      isAhead
        ? words.noticeFrom(dateInWords(notice.from), notice.text)
        : (notice?.text ?? words.noNotice),
    ],
    [
      to('posts'),
      words.tasks.post,
      words.postsSoFar(files.filter((file) => file.startsWith('posts/')).length),
    ],
    [
      to('photographs'),
      words.tasks.photographs,
      words.photographsInAll(gallery.length, Object.keys(pictures).length),
    ],
    [to('coaches'), words.tasks.coach, words.coachesNow(coaches.length)],
    [to('contact'), words.tasks.contact, words.contactHint],
    [to('pages'), words.tasks.words, words.wordsHint],
  ];
  return (
    <>
      <Title hint={`${dateInWords(now.date)}, ${timeInWords(now.time)}.`}>
        {words.greeting(now.time)}
      </Title>
      <div className="only-narrow gap-b">
        <FindBox asked="" onFind={(asked) => go('find', asked)} />
      </div>
      <h2 className="vh">{words.whatToDo}</h2>
      <ul className="tasks">
        {tasks.map(([href, name, about]) => (
          <li key={href}>
            <a href={href}>
              <b>{name}</b>
              <span>{about}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
