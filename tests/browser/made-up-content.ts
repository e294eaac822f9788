/**
 * Changes to the real content that make rare parts of the site appear. Browser tests use them, and
 * tests/build/shown-words.test.ts all but one: it needs every text of content/ shown by one of them.
 */
import { readdirSync, rmSync } from 'node:fs';
import type { Files } from '../../src/content/files.ts';
import type { Post } from '../../src/content/post.ts';
import { weekdays } from '../../src/content/weekdays.ts';
import type { ContentCopy } from '../check/content-copy.ts';

const longWord = 'Donaudampfschifffahrtsgesellschaft';
const kannada = 'ಸ್ನಾಯುಗಳ ಬೆಳವಣಿಗೆ ಮತ್ತು ಶಕ್ತಿ';

const changeFile = <Name extends keyof Files>(
  copy: ContentCopy,
  name: Name,
  change: (value: Files[Name]) => void,
) => copy.change<Files[Name]>(name, change);

const postsOf = (copy: ContentCopy) => readdirSync(copy.path('posts')).sort();

/** One of everything, and a day without any class. */
export function littleContent(copy: ContentCopy) {
  changeFile(copy, 'plans.yaml', (value) => value.plans.splice(1));
  changeFile(copy, 'gallery.yaml', (value) => value.images.splice(3));
  changeFile(copy, 'pages/home.yaml', (value) => {
    value.featured.classes.splice(1);
    value.features.cards.splice(1);
    value.why.points.splice(1);
  });
  changeFile(copy, 'pages/classes.yaml', (value) => value.cards.splice(1));
  changeFile(copy, 'pages/contact.yaml', (value) => {
    value.visit.steps.splice(1);
    value.questions.items.splice(1);
  });
  changeFile(copy, 'pages/pricing.yaml', (value) => value.questions.items.splice(1));
  changeFile(copy, 'schedule/sunday.yaml', (value) => value.classes.splice(0));
  changeFile(copy, 'schedule/overview.yaml', (value) => value.classes.splice(1));
  changeFile(copy, 'hours.yaml', (value) => (value.week.sunday = 'closed'));
  changeFile(copy, 'contact.yaml', (value) => {
    value.social.splice(1);
    value.messages = ['call'];
    value.access = { lift: false, wheelchair: false };
  });
  for (const name of postsOf(copy))
    if (name !== 'rest-days-that-are-not-lazy.yaml') rmSync(copy.path(`posts/${name}`));
}

/** Many of everything, long words, and Kannada. */
export function muchContent(copy: ContentCopy) {
  changeFile(copy, 'plans.yaml', ({ plans, features, units, terms }) => {
    const [first] = plans;
    for (let number = 4; number <= 30; number++)
      plans.push({ ...first!, id: `plan-${number}`, name: `${kannada}`.slice(0, 24) + number });
    units.push({ id: 'month', label: 'a month', means: 'for one calendar month' });
    plans[3]!.unit = 'month';
    for (const title of ['Guests', 'Lockers', longWord.slice(0, 24)])
      terms.push({ id: title.toLowerCase().slice(0, 6), title, answer: longWord, short: longWord });
    plans[0]!.name = longWord.slice(0, 30);
    plans[0]!.price = 100000;
    features[0]!.label = longWord;
  });
  changeFile(copy, 'gallery.yaml', ({ images }) => {
    const sources = [...images];
    const last = Math.max(...images.map(({ id }) => id));
    for (let id = last + 1; id <= last + 13; id++) {
      const source = sources[id % sources.length]!;
      images.push({ ...source, id, caption: id % 2 ? `${kannada} ${id}` : `${longWord} ${id}` });
    }
  });
  changeFile(copy, 'classes.yaml', ({ classes }) => {
    classes[0]!.name = longWord.slice(0, 30);
    classes[1]!.name = kannada;
    classes[1]!.summary = `${kannada}. ${kannada}.`;
  });
  changeFile(copy, 'pages/classes.yaml', ({ seo }) => {
    seo.description =
      'Coached classes for every level: trainer, length, and what to bring to each of them.';
  });
  changeFile(copy, 'pages/pricing.yaml', ({ seo }) => {
    seo.description =
      'Plans from {lowestPrice} to {highestPrice}: compare what each one includes and ask before you pay.';
  });
  changeFile(copy, 'trainers.yaml', ({ trainers }) => {
    trainers[0]!.name = 'ಅರ್ಜುನ್ ಹೆಗ್ಡೆ ಬೆಂಗಳೂರು';
    trainers[3]!.fullName = longWord;
    trainers[3]!.quote = `${longWord} ${longWord}`;
    for (let number = 1; number <= 20; number++)
      trainers.push({ ...trainers[1]!, id: `coach-${number}`, name: `${longWord} ${number}` });
  });
  changeFile(copy, 'schedule/sunday.yaml', ({ classes }) => {
    classes[0]!.trainer = 'coach-1';
  });
  changeFile(copy, 'site.yaml', ({ navigation }) => {
    navigation.push({ label: 'Blog', to: '/blog' });
    navigation[0]!.label = 'ಮುಖಪುಟ';
  });
  changeFile(copy, 'voices.yaml', (value) => {
    value.voices = [1, 2, 3].map((number) => ({
      id: `voice-${number}`,
      words: `${kannada}. ${longWord} ${number}.`,
      name: number === 1 ? kannada : longWord,
      ...(number === 1 && {
        about: longWord,
        class: 'yoga',
        trainer: 'meenakshi-r',
        photograph: { image: 'yoga-mats.jpg', focus: '50% 50%' },
      }),
      consent: true,
    }));
  });
  changeFile(copy, 'schedule/monday.yaml', ({ classes }) => {
    const [first] = classes;
    for (const hour of ['06', '07', '08', '11', '12', '13', '14'])
      classes.push({ ...first!, class: 'yoga', start: `${hour}:00`, end: `${hour}:45` });
    classes.sort((a, b) => (a.start < b.start ? -1 : 1));
  });
  const names = postsOf(copy);
  for (let number = 1; number <= 48; number++) {
    copy.write(`posts/made-up-${number}.yaml`, copy.read(`posts/${names[number % names.length]}`));
    copy.change<Post>(`posts/made-up-${number}.yaml`, (post) => {
      post.title = number % 2 ? `${kannada} ${number}` : `${longWord} ${number}`;
      post.excerpt = `${number}. ${post.excerpt}`.slice(0, 155);
      post.list = 'main';
      post.order = 100 + number;
    });
  }
}

/**
 * A bad day: a notice, special hours, a cancelled class, a renamed post. Also rare settings: four plans, a paid first
 * class, messages by WhatsApp, a map that loads on request.
 */
export function worstDayContent(copy: ContentCopy) {
  changeFile(copy, 'notice.yaml', (value) => {
    value.notices = [
      {
        text: 'No water in the showers this week. The plumber is here.',
        from: '2026-11-23',
        until: '2026-11-25',
        link: { label: 'What else is open', to: '/contact' },
      },
    ];
    value.cancellations = [
      { date: '2026-11-23', class: 'running', start: '22:00', reason: 'Joel is ill' },
    ];
  });
  changeFile(copy, 'hours.yaml', (value) => {
    value.exceptions = [
      { date: '2026-11-24', closed: true, reason: 'Republic Day' },
      { date: '2026-11-26', opens: '07:00', closes: '13:00', reason: 'Staff training' },
      {
        from: '2027-01-25',
        until: '2027-02-05',
        hours: [
          { opens: '06:00', closes: '11:00' },
          { opens: '16:00', closes: '22:00' },
        ],
        reason: 'Winter hours',
      },
      { date: '2027-02-01', closed: true, reason: 'Stocktaking' },
    ];
  });
  changeFile(copy, 'pages/blog.yaml', ({ discount }) => {
    discount.until = '2026-11-30';
  });
  changeFile(copy, 'contact.yaml', (value) => {
    value.map.load = 'click';
    value.whatsapp = { number: '+91 80 4123 4567' };
    value.messages = ['whatsapp', 'sms', 'email', 'call'];
  });
  changeFile(copy, 'pages/trial.yaml', (value) => {
    value.offer = 'paid';
    value.price = 200;
    value.classes = ['running', 'yoga'];
  });
  changeFile(copy, 'plans.yaml', ({ plans }) => {
    plans.push({ ...plans[2]!, id: 'masters', name: 'Masters', price: 1350 });
  });
  changeFile(copy, 'pages/home.yaml', ({ hero }) => {
    hero.tagline = ["Bangalore's Oldest", 'We Build You'];
  });
  copy.change<Post>('posts/rest-days-that-are-not-lazy.yaml', (post) => {
    post.formerly = ['rest-days'];
  });
}

/**
 * The changes of a usual week: other coaches, other times, an extra class, classes in some weeks only. Also new, future
 * and draft posts, and hidden items: a plan, a question, photographs, sections of the home page, the test account.
 */
export function realWeekContent(copy: ContentCopy) {
  const friday = { date: '2026-12-04' };
  changeFile(copy, 'notice.yaml', (value) => {
    value.cancellations = [
      { date: '2026-12-11', class: 'fitness', start: '09:00', reason: 'Kavya is at a course' },
    ];
    value.changes = [
      {
        ...friday,
        class: 'body-building',
        start: '16:00',
        trainer: 'kavya-n',
        reason: 'Arjun is at a wedding',
      },
      { ...friday, class: 'running', start: '18:00', newStart: '19:30', newEnd: '20:30' },
      {
        from: '2026-12-14',
        until: '2027-01-08',
        class: 'cycling',
        start: '09:00',
        trainer: 'tenzin-w',
      },
    ];
    value.extraClasses = [
      {
        date: '2026-12-05',
        class: 'yoga',
        start: '11:00',
        end: '12:00',
        trainer: 'meenakshi-r',
        reason: 'Open day',
      },
    ];
  });
  changeFile(copy, 'schedule/saturday.yaml', ({ classes }) => {
    classes.find((row) => row.class === 'boxing')!.weeksOfMonth = ['first'];
  });
  changeFile(copy, 'schedule/friday.yaml', ({ classes }) => {
    classes.find((row) => row.class === 'running')!.until = '2027-01-29';
  });
  changeFile(copy, 'schedule/thursday.yaml', ({ classes }) => {
    const yoga = classes.find((row) => row.class === 'yoga')!;
    Object.assign(yoga, { everyWeeks: 2, from: '2026-12-10' });
  });
  const post = (name: string, change: (value: Post) => void) => {
    copy.write(`posts/${name}.yaml`, copy.read('posts/rest-days-that-are-not-lazy.yaml'));
    copy.change<Post>(`posts/${name}.yaml`, (value) => {
      value.title = name;
      value.excerpt = `${name}: ${value.excerpt}`.slice(0, 155);
      delete value.order;
      change(value);
    });
  };
  post('a-new-post', (value) => (value.date = '2026-11-25'));
  post('a-post-of-thursday', (value) => (value.date = '2026-12-03'));
  post('a-draft', (value) => {
    value.date = '2026-11-20';
    value.draft = true;
    value.body = 'Read [what comes on Thursday](/blog/a-post-of-thursday) as well.';
  });
  changeFile(copy, 'plans.yaml', ({ plans }) => {
    plans[2]!.shown = false;
  });
  changeFile(copy, 'faq.yaml', ({ questions }) => {
    questions[0]!.shown = false;
  });
  changeFile(copy, 'gallery.yaml', ({ images }) => {
    for (const image of images.slice(0, 5)) image.shown = false;
  });
  changeFile(copy, 'contact.yaml', (value) => (value.messages = ['email', 'sms', 'call']));
  changeFile(copy, 'accounts.yaml', ({ testAccount }) => {
    testAccount!.shown = false;
  });
  changeFile(copy, 'pages/home.yaml', ({ workplace, trainerCall }) => {
    workplace.shown = false;
    trainerCall.shown = false;
  });
}

/** Hides the blog and the gallery and offers no first class; the site must drop all links to them. */
export function quietContent(copy: ContentCopy) {
  changeFile(copy, 'pages/trial.yaml', (value) => (value.offer = 'none'));
  for (const name of ['blog', 'gallery'] as const)
    copy.change<{ shown: boolean }>(`pages/${name}.yaml`, (value) => (value.shown = false));
}

/**
 * Rare content, for tests/build/shown-words.test.ts only: one coach, a large card for every class but one, no features
 * shared by all plans, a day without classes.
 */
export function rareContent(copy: ContentCopy) {
  changeFile(copy, 'pages/privacy.yaml', ({ sections }) => {
    for (const section of sections) delete section.onlyWhile;
  });
  changeFile(copy, 'trainers.yaml', ({ trainers }) => {
    trainers.splice(1);
    Object.assign(trainers[0]!, {
      image: 'barbell-low.jpg',
      focus: '50% 50%',
      alt: 'A barbell',
      certificates: [
        {
          title: 'Strength coach',
          year: 2020,
          validUntil: 2030,
          checkUrl: 'https://school.example/1',
        },
      ],
    });
  });
  changeFile(copy, 'classes.yaml', ({ classes }) => {
    const { image, focus } = classes[0]!;
    const posts = ['/blog/rest-days-that-are-not-lazy'];
    for (const one of classes) Object.assign(one, { image, focus, posts, groupSize: 14 });
  });
  changeFile(copy, 'pages/classes.yaml', (value) => {
    value.cards = ['body-building', 'workout', 'fitness', 'power-lifting', 'crossfit', 'boxing'];
    value.cards.push('karate', 'yoga', 'meditation', 'cycling');
  });
  for (const day of weekdays)
    changeFile(copy, `schedule/${day}.yaml`, (value) => {
      for (const row of value.classes) row.trainer = 'arjun-h';
      // The class without a card has no time.
      value.classes =
        day === 'sunday' ? [] : value.classes.filter((row) => row.class !== 'running');
      if (day === 'saturday')
        value.classes[0]!.weeksOfMonth = ['second', 'third', 'fourth', 'fifth', 'last'];
      if (day === 'monday') value.classes.push(...rareClasses);
    });
  changeFile(
    copy,
    'hours.yaml',
    ({ week }) => (week.saturday = [{ opens: '00:00', closes: '24:00' }]),
  );
  changeFile(copy, 'contact.yaml', (value) => {
    value.whatsapp = { number: '+91 80 4123 4567' };
    value.messages = ['sms', 'whatsapp'];
  });
  changeFile(copy, 'plans.yaml', ({ plans }) => {
    plans[0]!.features = ['free-hand'];
  });
  changeFile(copy, 'notice.yaml', (value) => {
    value.notices = [{ text: 'No water today.', from: '2026-11-24', until: '2026-11-24' }];
  });
  changeFile(copy, 'pages/blog.yaml', ({ discount }) => {
    discount.from = '2026-11-30';
  });
}

/** Classes of Monday that are held every third to eighth week, and from or until a day. */
const rareClasses = (
  [
    ['06:00', { everyWeeks: 3, from: '2026-12-07' }],
    ['07:00', { everyWeeks: 4, from: '2026-12-07' }],
    ['08:00', { everyWeeks: 5, from: '2026-12-07' }],
    ['11:00', { everyWeeks: 6, from: '2026-12-07' }],
    ['12:00', { everyWeeks: 7, from: '2026-12-07' }],
    ['13:00', { everyWeeks: 8, from: '2026-12-07' }],
    ['14:00', { until: '2027-01-04' }],
    ['15:00', { from: '2027-01-04' }],
    ['20:00', { from: '2027-01-04', until: '2027-03-29' }],
  ] as const
).map(([start, weeks]) => ({
  class: 'yoga',
  start,
  end: `${start.slice(0, 2)}:45`,
  trainer: 'arjun-h',
  ...weeks,
}));

/**
 * Days that differ from Monday, November 30, 2026 on: changes that end at midnight, a closed day, a class at another
 * time, extra classes.
 */
export function changingWeeksContent(copy: ContentCopy) {
  changeFile(copy, 'hours.yaml', (value) => {
    value.exceptions = [{ date: '2026-12-01', closed: true, reason: 'Floor works' }];
  });
  changeFile(copy, 'notice.yaml', (value) => {
    value.notices = [
      { text: 'No water today.', from: '2026-11-30', until: '2026-11-30' },
      { text: 'The hall is cold.', from: '2026-11-30', until: '2026-12-01' },
      { text: 'The sauna is closed.', from: '2026-12-03', until: '2026-12-04' },
    ];
    value.cancellations = [
      { date: '2026-11-30', class: 'running', start: '22:00', reason: 'Joel is ill' },
    ];
    value.changes = [
      {
        date: '2026-12-04',
        class: 'cycling',
        start: '22:00',
        newStart: '10:30',
        newEnd: '11:30',
        trainer: 'tenzin-w',
        reason: 'Joel is at a race',
      },
      { date: '2026-12-04', class: 'fitness', start: '09:00', trainer: 'meenakshi-r' },
    ];
    value.extraClasses = [
      { date: '2026-11-30', class: 'karate', start: '12:00', end: '13:00', trainer: 'imran-s' },
      { date: '2026-12-03', class: 'yoga', start: '19:30', end: '20:30', trainer: 'joel-d' },
    ];
  });
  changeFile(copy, 'pages/blog.yaml', ({ discount }) => (discount.until = '2026-11-30'));
}

/**
 * A timetable, prices, hours and coaches that change later, most on Monday, December 7, 2026. Also a class moved to
 * another day; Karate is hidden.
 */
export function comingContent(copy: ContentCopy) {
  changeFile(copy, 'plans.yaml', ({ plans: [beginners, intermediates, experts] }) => {
    beginners!.otherPrices = [{ price: 800, from: '2026-12-07', announced: true }];
    intermediates!.offer = { price: 900, until: '2026-12-06', note: 'New members' };
    experts!.otherPrices = [
      { price: 1000, from: '2026-12-07', until: '2026-12-09', announced: true },
    ];
  });
  changeFile(copy, 'hours.yaml', (value) => {
    value.otherHours = [
      { from: '2026-12-07', saturday: [{ opens: '06:00', closes: '22:30' }] },
      { from: '2026-12-21', until: '2026-12-27', sunday: [{ opens: '07:00', closes: '21:00' }] },
    ];
  });
  changeFile(copy, 'classes.yaml', ({ classes }) => {
    classes.find(({ id }) => id === 'karate')!.shown = false;
  });
  changeFile(copy, 'schedule/tuesday.yaml', ({ classes }) => {
    const first = classes[0]!;
    classes.push({ ...first, trainer: 'tenzin-w', from: '2026-12-08' });
    first.until = '2026-12-07';
  });
  // Another coach takes all times of a class.
  for (const day of ['wednesday', 'saturday'] as const)
    changeFile(copy, `schedule/${day}.yaml`, ({ classes }) => {
      const workout = classes.find((one) => one.class === 'workout')!;
      classes.push({ ...workout, trainer: 'arjun-h', from: '2026-12-07' });
      workout.until = '2026-12-06';
    });
  changeFile(copy, 'schedule/overview.yaml', (value) => (value.effectiveFrom = '2026-12-07'));
  changeFile(copy, 'notice.yaml', (value) => {
    value.moves = [
      {
        date: '2026-12-16',
        class: 'meditation',
        start: '18:00',
        newDate: '2026-12-17',
        newStart: '20:00',
        newEnd: '21:00',
        reason: 'The studio is let',
      },
    ];
  });
}
