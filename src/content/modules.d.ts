// What importing a content file gives: the value that its schema describes, after the check. A file that is
// not listed here is a type error.

declare module '*/content/accounts.yaml' {
  const content: import('./files.ts').Files['accounts.yaml'];
  export default content;
}

declare module '*/content/classes.yaml' {
  const content: import('./files.ts').Files['classes.yaml'];
  export default content;
}

declare module '*/content/contact.yaml' {
  const content: import('./files.ts').Files['contact.yaml'];
  export default content;
}

declare module '*/content/faq.yaml' {
  const content: import('./files.ts').Files['faq.yaml'];
  export default content;
}

declare module '*/content/gallery.yaml' {
  const content: import('./files.ts').Files['gallery.yaml'];
  export default content;
}

declare module '*/content/hours.yaml' {
  const content: import('./files.ts').Files['hours.yaml'];
  export default content;
}

declare module '*/content/notice.yaml' {
  const content: import('./files.ts').Files['notice.yaml'];
  export default content;
}

declare module '*/content/pages/about.yaml' {
  const content: import('./files.ts').Files['pages/about.yaml'];
  export default content;
}

declare module '*/content/pages/account.yaml' {
  const content: import('./files.ts').Files['pages/account.yaml'];
  export default content;
}

declare module '*/content/pages/blog.yaml' {
  const content: import('./files.ts').Files['pages/blog.yaml'];
  export default content;
}

declare module '*/content/pages/bmi.yaml' {
  const content: import('./files.ts').Files['pages/bmi.yaml'];
  export default content;
}

declare module '*/content/pages/classes.yaml' {
  const content: import('./files.ts').Files['pages/classes.yaml'];
  export default content;
}

declare module '*/content/pages/contact.yaml' {
  const content: import('./files.ts').Files['pages/contact.yaml'];
  export default content;
}

declare module '*/content/pages/gallery.yaml' {
  const content: import('./files.ts').Files['pages/gallery.yaml'];
  export default content;
}

declare module '*/content/pages/home.yaml' {
  const content: import('./files.ts').Files['pages/home.yaml'];
  export default content;
}

declare module '*/content/pages/login.yaml' {
  const content: import('./files.ts').Files['pages/login.yaml'];
  export default content;
}

declare module '*/content/pages/pricing.yaml' {
  const content: import('./files.ts').Files['pages/pricing.yaml'];
  export default content;
}

declare module '*/content/pages/reset.yaml' {
  const content: import('./files.ts').Files['pages/reset.yaml'];
  export default content;
}

declare module '*/content/pages/schedule.yaml' {
  const content: import('./files.ts').Files['pages/schedule.yaml'];
  export default content;
}

declare module '*/content/pages/signup.yaml' {
  const content: import('./files.ts').Files['pages/signup.yaml'];
  export default content;
}

declare module '*/content/plans.yaml' {
  const content: import('./files.ts').Files['plans.yaml'];
  export default content;
}

declare module '*/content/schedule/friday.yaml' {
  const content: import('./files.ts').Files['schedule/friday.yaml'];
  export default content;
}

declare module '*/content/schedule/monday.yaml' {
  const content: import('./files.ts').Files['schedule/monday.yaml'];
  export default content;
}

declare module '*/content/schedule/overview.yaml' {
  const content: import('./files.ts').Files['schedule/overview.yaml'];
  export default content;
}

declare module '*/content/schedule/saturday.yaml' {
  const content: import('./files.ts').Files['schedule/saturday.yaml'];
  export default content;
}

declare module '*/content/schedule/sunday.yaml' {
  const content: import('./files.ts').Files['schedule/sunday.yaml'];
  export default content;
}

declare module '*/content/schedule/thursday.yaml' {
  const content: import('./files.ts').Files['schedule/thursday.yaml'];
  export default content;
}

declare module '*/content/schedule/tuesday.yaml' {
  const content: import('./files.ts').Files['schedule/tuesday.yaml'];
  export default content;
}

declare module '*/content/schedule/wednesday.yaml' {
  const content: import('./files.ts').Files['schedule/wednesday.yaml'];
  export default content;
}

declare module '*/content/site.yaml' {
  const content: import('./files.ts').Files['site.yaml'];
  export default content;
}

declare module '*/content/trainers.yaml' {
  const content: import('./files.ts').Files['trainers.yaml'];
  export default content;
}

declare module '*/content/posts' {
  /** By the name of the file, which is the address of the post. */
  const posts: Record<string, import('./post.ts').Post>;
  export default posts;
}

declare module '*/content/images' {
  /** By the name of the file. */
  const photographs: Record<string, import('../photographs.ts').Photograph>;
  export default photographs;
}
