/** What stands on every page. */
export const site = {
  name: 'Iron Banyan',
  blurb:
    'Iron Banyan is a coaching gym in Bangalore. Trainers and nutritionists work from one plan, written for you, so that the training and the plate pull the same way.',
  navigation: [
    { label: 'Home', to: '/' },
    { label: 'About', to: '/about' },
    { label: 'Gallery', to: '/gallery/page-1' },
    { label: 'Schedule', to: '/schedule' },
    { label: 'Pricing', to: '/pricing' },
    { label: 'Classes', to: '/classes' },
    { label: 'Contact', to: '/contact' },
  ],
  classes: ['Body Building', 'Fitness', 'Workout'],
  hours: [
    { days: 'Monday to Friday', hours: '5:30am – 11:30pm' },
    { days: 'Saturday', hours: '5:30am – 10:00pm' },
    { days: 'Sunday', hours: '7:00am – 8:00pm' },
  ],
  phone: { display: '+91 00000 00000', e164: '+910000000000' },
  email: 'hello@ironbanyan.example',
  address: [
    'Unit 0, Banyan Yard',
    'Example Cross, Indiranagar',
    'Bengaluru, Karnataka 560038',
    'India',
  ],
  social: [
    { label: 'Instagram', url: 'https://photos.example/ironbanyan' },
    { label: 'Facebook', url: 'https://social.example/ironbanyan' },
  ],
  privacy: [
    'We do not follow you round this site: no tracking, no advertising, no outside fonts. Our web host sees your IP address, as every host does. Your own device keeps a copy of the timetable and the contact page, so that they open without a network.',
    'The map on the contact page is a page of Google Maps. It loads when you scroll to it, and Google then sees your IP address and may set cookies of its own.',
    'You need no account to read anything here. If you create one, Google provides it for us: its Firebase service stores your e-mail address, a scrambled form of your password and the list of classes that you save, so that you can sign in and see your week. While you are signed in your device keeps a note of that and of your saved classes. We use none of it for anything else. You can delete the account, and everything in it, on your account page, or write to hello@ironbanyan.example to see it, correct it or have it deleted.',
    'Prices in Indian rupees. Class times are Indian Standard Time.',
  ],
  categories: ['Body Building', 'Boxing', 'Crossfit', 'Fitness', 'Meditation', 'Yoga'],
  tags: ['Crossfit', 'Fitness', 'Gym', 'Meditation', 'Running', 'Workout', 'Yoga', 'Boxing'],
};
