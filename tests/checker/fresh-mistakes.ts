/** Typos from a phone or from Notepad: the original line, the line with the typo, and the suggested text. */
const plans: Row[] = [
  ['price: 750', 'price: 7S0', 'price: 750'],
  ['price: 750', 'price: l150', 'price: 750'],
  ['price: 750', 'price: 75o', 'price: 750'],
  ['price: 750', 'price: - 750', 'price: 750'],
  ['price: 750', 'price: -750', 'price: 750'],
  ['price: 750', 'price: 7 50', 'price: 750'],
  ['price: 750', 'price: 750 950', 'price: 750'],
  ['price: 750', 'price: 750/=', 'price: 750'],
  ['price: 750', 'price: Rs 750 only', 'price: 750'],
  ['price: 750', 'price:: 750', 'price: 750'],
  ['price: 750', 'pirce: 750', 'price: 750'],
  ['- free-hand\n', '- free hand\n', '- free-hand'],
  ['- free-hand\n', '— free-hand\n', '- free-hand'],
  ['name: Beginners', 'name; Beginners', 'name: Beginners'],
  ['name: Beginners', 'name Beginners', 'name: Beginners'],
];
const monday: Row[] = [
  ['start: "16:00"', 'start: "16:00', 'start: "16:00"'],
  ['start: "16:00"', 'start: “16:00”', 'start: "16:00"'],
  ['start: "16:00"', 'start: "16:OO"', 'start: "09:00"'],
  ['start: "16:00"', 'start: "16::00"', 'start: "09:00"'],
  ['start: "16:00"', 'start: "16-00"', 'start: "09:00"'],
  ['start: "16:00"', 'start: "16:00" - "17:00"', 'start: "16:00"'],
  ['class: body-building', 'class: bodybuilding', 'class: body-building'],
  ['trainer: arjun-h', 'trainer: arjun h', 'trainer: arjun-h'],
  ['trainer: arjun-h', 'trainner: arjun-h', 'trainer: arjun-h'],
  ['trainer: arjun-h', 'trainer: arjun-h.', 'trainer: arjun-h'],
  ['trainer: arjun-h', 'trainer:arjun-h', 'trainer: arjun-h'],
  ['trainer: arjun-h', 'trainer. arjun-h', 'trainer: arjun-h'],
  ['end: "17:00"', 'end: 17', 'end: "22:00"'],
  ['end: "17:00"', "end: '17:00", "end: '17:00'"],
  ['end: "17:00"', 'ends: "17:00"', 'end: "17:00"'],
  ['end: "17:00"', 'end: "15:00"', 'end: "17:00"'],
];
const post: Row[] = [
  ['date: "2022-03-11"', 'date: "2022-3-11"', 'date: "2022-03-11"'],
  ['date: "2022-03-11"', 'date: "2022–03–11"', 'date: "2022-03-11"'],
  ['date: "2022-03-11"', 'date: "2022-03-32"', 'date: "2026-12-05"'],
  ['list: main', 'list: Mian', 'list: main'],
  ['category: "Yoga"', 'category: "yoga"', 'category: Yoga'],
  ['image: bottle-towels.jpg', 'image: bottle towels.jpg', 'image: bottle-towels.jpg'],
  ['image: bottle-towels.jpg', 'image: bottle-towels', 'image: bottle-towels.jpg'],
  ['focus: 20% 50%', 'focus: 20 50', 'focus: 20% 50%'],
  ['focus: 20% 50%', 'focus: 20%,50%', 'focus: 20% 50%'],
  ['body: |', 'body:', 'body: |'],
];
const contact: Row[] = [
  [
    'url: "https://photos.example/ironbanyan"',
    'url: @fitgym',
    'url: "https://www.instagram.com/your-name"',
  ],
];

type Row = [right: string, wrong: string, remedy: string];
export const freshMistakes = Object.entries({
  'plans.yaml': plans,
  'schedule/monday.yaml': monday,
  'posts/rest-days-that-are-not-lazy.yaml': post,
  'contact.yaml': contact,
}).flatMap(([file, table]) =>
  table.map(([right, wrong, remedy]) => ({ file, right, wrong, remedy })),
);
