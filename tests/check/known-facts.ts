import { isMap, isScalar, parseDocument, visit } from 'yaml';

const week = {
  monday: '09 cycling joel-d, 16 body-building arjun-h, 18 fitness kavya-n, 22 running joel-d',
  tuesday: '09 fitness kavya-n, 16 body-building arjun-h, 18 running joel-d',
  wednesday:
    '09 crossfit tenzin-w, 16 karate imran-s, 18 meditation meenakshi-r, 22 workout tenzin-w',
  thursday: '09 power-lifting arjun-h, 16 boxing imran-s, 18 yoga meenakshi-r',
  friday: '09 fitness kavya-n, 16 body-building arjun-h, 18 running joel-d, 22 cycling joel-d',
  saturday: '09 workout tenzin-w, 16 yoga meenakshi-r, 18 boxing imran-s',
  sunday: '09 yoga meenakshi-r, 16 meditation meenakshi-r, 18 cycling joel-d',
};
const prices = new Map([
  ['beginners', 750],
  ['intermediates', 950],
  ['experts', 1150],
]);
const titles: Readonly<Record<string, string>> = {
  'posts/rest-days-that-are-not-lazy.yaml': 'Rest days that are not lazy',
  'posts/reading-your-bmi-without-panic.yaml': 'Reading your BMI without panic',
};

/** The ids of the items that stay in a file. */
const ids: Readonly<Record<string, string>> = {
  'classes.yaml': Object.values(week).join(' '),
  'trainers.yaml': Object.values(week).join(' '),
  'plans.yaml': `${[...prices.keys()].join(' ')} session free-hand gym-fitness weight-loss personal-trainer unit tax joining pause refund`,
  'faq.yaml': 'unit see-first change-plan what-to-bring fitness-level medical age late-class women',
};

const hours = (day: string, opens: string, closes: string) =>
  `  ${day}:\n    - opens: "${opens}"\n      closes: "${closes}"\n`;
const onWeekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
  .map((day) => hours(day, '05:30', '23:30'))
  .join('');

const whole = {
  'notice.yaml': 'label: "Notice" # what a screen reader calls the lines\n',
  'voices.yaml': 'heading: What members say\n',
  'hours.yaml': `placeholder: true
week:
${onWeekdays}${hours('saturday', '05:30', '22:00')}${hours('sunday', '07:00', '20:00')}
# exceptions:
#   - date: "2027-01-26"
#     closed: true
#     reason: Republic Day
partsOfDay:
  afternoonFrom: "12:00"
  eveningFrom: "17:00"
`,
};

const inWords = (id: string) =>
  id.replace(
    /(^|-)(.)/g,
    (_, space: string, first: string) => `${space && ' '}${first.toUpperCase()}`,
  );

/**
 * A content with the facts that tests name: plans with their prices, hours, the timetable, the names of classes and
 * coaches. Everything else stays as it is in the content.
 */
export function withKnownFacts(texts: ReadonlyMap<string, string>): Map<string, string> {
  const known = new Map([...texts, ...Object.entries(whole)]);
  const gone = new Set<unknown>();
  const change = (file: string, by: Parameters<typeof visit>[1]) => {
    const document = parseDocument(known.get(file)!);
    visit(document, by);
    known.set(file, document.toString({ lineWidth: 0 }));
  };
  for (const [file, all] of Object.entries(ids)) {
    const stay = new Set(all.split(/[ ,]+/));
    change(file, {
      Map: (_, item) => {
        const id = item.get('id');
        if (typeof id !== 'string') return undefined;
        if (!stay.has(id)) {
          gone.add(id);
          return visit.REMOVE;
        }
        if (item.has('name'))
          item.set('name', file === 'trainers.yaml' ? `${inWords(id)}.` : inWords(id));
        if (item.has('price')) item.set('price', prices.get(id));
        return undefined;
      },
    });
  }
  const isGone = (item: unknown) =>
    gone.has(isMap(item) ? item.get('class') : isScalar(item) && item.value);
  if (gone.size > 0)
    for (const file of texts.keys())
      if (/^pages|overview/.test(file))
        change(file, {
          Seq: (_, list) => void (list.items = list.items.filter((item) => !isGone(item))),
        });
  for (const [file, title] of Object.entries(titles))
    known.set(file, texts.get(file)!.replace(/^title: .*/m, `title: ${title}`));
  for (const [day, classes] of Object.entries(week)) {
    const file = `schedule/${day}.yaml`;
    const rows = classes.split(', ').map((one) => {
      const [hour, name, trainer] = one.split(' ');
      return `  - class: ${name}\n    start: "${hour}:00"\n    end: "${Number(hour) + 1}:00"\n    trainer: ${trainer}\n`;
    });
    known.set(file, texts.get(file)!.replace(/^classes:\n[^]*/m, `classes:\n${rows.join('\n')}`));
  }
  return known;
}
