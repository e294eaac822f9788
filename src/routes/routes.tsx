import { Outlet, redirect, useLoaderData, type RouteObject } from 'react-router-dom';
import { postAddress } from '../content/addresses.ts';
import { classesWithTimesOf } from '../content/facts.ts';
import { weekdays, type Weekday } from '../content/weekdays.ts';
import { fill } from '../fill.ts';
import { capitalise } from '../format.ts';
import type { PostPageProps } from '../pages/PostPage.tsx';
import { Shell, type ShellHandle } from '../shell/Shell.tsx';
import { accountProps, resetProps, signInProps, signUpProps } from './account-props.ts';
import { aboutProps } from './about-props.ts';
import { blogPages, blogProps, blogSeo } from './blog-props.ts';
import { classesProps } from './classes-props.ts';
import { contactProps } from './contact-props.ts';
import { content, photoOf } from './content.ts';
import { galleryPages, galleryProps, gallerySeo } from './gallery-props.ts';
import { homeProps } from './home-props.ts';
import { postProps } from './post-props.ts';
import { allPosts, movedAddresses, movedPosts } from './posts.ts';
import { pricingProps } from './pricing-props.ts';
import { dayProps, overviewProps } from './schedule-props.ts';
import { shellProps } from './shell-props.ts';

/** What the document needs to know of a page before it is rendered. */
export interface PageHandle extends ShellHandle {
  /** Module of its template below src/, whose styles go into the document. */
  template: string;
  title: string;
  description: string;
  /** The address that search results show, when it is not its own. */
  canonical?: string;
  /** Kept out of search results. */
  noindex?: true;
}

const { notFound } = content['site.yaml'];

/** Where content meets template: each page is one entry, and this is all of them. */
export const routes: RouteObject[] = [
  {
    element: (
      <Shell {...shellProps()}>
        <Outlet />
      </Shell>
    ),
    children: [
      {
        path: '/',
        handle: {
          template: 'pages/HomePage',
          ...content['pages/home.yaml'].seo,
        } satisfies PageHandle,
        lazy: async () => {
          const { HomePage } = await import('../pages/HomePage.tsx');
          return { element: <HomePage {...homeProps()} /> };
        },
      },
      {
        path: '/about',
        handle: {
          template: 'pages/AboutPage',
          ...content['pages/about.yaml'].seo,
        } satisfies PageHandle,
        lazy: async () => {
          const { AboutPage } = await import('../pages/AboutPage.tsx');
          return { element: <AboutPage {...aboutProps()} /> };
        },
      },
      ...blogPages.map((path, index) => ({
        path,
        handle: { template: 'pages/BlogPage', ...blogSeo(index + 1) } satisfies PageHandle,
        lazy: async () => {
          const { BlogPage } = await import('../pages/BlogPage.tsx');
          return { element: <BlogPage {...blogProps(index + 1)} /> };
        },
      })),
      {
        path: '/blog/:slug',
        loader: ({ params }) => {
          const moved = movedPosts.get(params['slug']!);
          if (moved) return redirect(postAddress(moved.slug));
          const post = postProps(params['slug']!);
          // eslint-disable-next-line @typescript-eslint/only-throw-error -- how the router is told
          if (!post) throw new Response(null, { status: 404 });
          return post;
        },
        handle: ({ title, excerpt }: PostPageProps): PageHandle => ({
          template: 'pages/PostPage',
          title,
          description: excerpt,
        }),
        lazy: async () => {
          const { PostPage } = await import('../pages/PostPage.tsx');
          return { Component: () => <PostPage {...useLoaderData<PostPageProps>()} /> };
        },
      },
      {
        path: '/classes',
        handle: {
          template: 'pages/ClassesPage',
          ...content['pages/classes.yaml'].seo,
        } satisfies PageHandle,
        lazy: async () => {
          const { ClassesPage } = await import('../pages/ClassesPage.tsx');
          return { element: <ClassesPage {...classesProps()} /> };
        },
      },
      {
        path: '/contact',
        handle: {
          template: 'pages/ContactPage',
          ...content['pages/contact.yaml'].seo,
          withoutPhoneBar: true,
        } satisfies PageHandle,
        lazy: async () => {
          const { ContactPage } = await import('../pages/ContactPage.tsx');
          return { element: <ContactPage {...contactProps()} /> };
        },
      },
      // The layout alone would be an empty page: it shows the first one, which is its canonical address.
      ...['/gallery', ...galleryPages].map((path, index) => ({
        path,
        handle: {
          template: 'pages/GalleryPage',
          ...gallerySeo(Math.max(1, index)),
          canonical: galleryPages[Math.max(0, index - 1)]!,
        } satisfies PageHandle,
        lazy: async () => {
          const { GalleryPage } = await import('../pages/GalleryPage.tsx');
          return { element: <GalleryPage {...galleryProps(Math.max(1, index))} /> };
        },
      })),
      {
        path: '/pricing',
        handle: {
          template: 'pages/PricingPage',
          ...content['pages/pricing.yaml'].seo,
        } satisfies PageHandle,
        lazy: async () => {
          const { PricingPage } = await import('../pages/PricingPage.tsx');
          return { element: <PricingPage {...pricingProps()} /> };
        },
      },
      {
        path: '/schedule',
        handle: {
          template: 'pages/SchedulePage',
          ...content['pages/schedule.yaml'].seo,
        } satisfies PageHandle,
        lazy: async () => {
          const { SchedulePage } = await import('../pages/SchedulePage.tsx');
          return { element: <SchedulePage {...overviewProps()} /> };
        },
      },
      ...weekdays.map((day) => ({
        path: `/schedule/${day}`,
        handle: { template: 'pages/SchedulePage', ...daySeo(day) } satisfies PageHandle,
        lazy: async () => {
          const { SchedulePage } = await import('../pages/SchedulePage.tsx');
          return { element: <SchedulePage {...dayProps(day)} /> };
        },
      })),
      {
        path: '/account',
        handle: {
          template: 'accounts/AccountScreen',
          ...content['pages/account.yaml'].seo,
          noindex: true,
        } satisfies PageHandle,
        lazy: async () => {
          const { AccountScreen } = await import('../accounts/AccountScreen.tsx');
          return { element: <AccountScreen {...accountProps()} /> };
        },
      },
      {
        path: '/login',
        handle: {
          template: 'accounts/SignInScreen',
          ...content['pages/login.yaml'].seo,
          withoutPhoneBar: true,
        } satisfies PageHandle,
        lazy: async () => {
          const { SignInScreen } = await import('../accounts/SignInScreen.tsx');
          return { element: <SignInScreen {...signInProps()} /> };
        },
      },
      {
        path: '/reset',
        handle: {
          template: 'accounts/ResetScreen',
          ...content['pages/reset.yaml'].seo,
          withoutPhoneBar: true,
          noindex: true,
        } satisfies PageHandle,
        lazy: async () => {
          const { ResetScreen } = await import('../accounts/ResetScreen.tsx');
          return { element: <ResetScreen {...resetProps()} /> };
        },
      },
      {
        path: '/signup',
        handle: {
          template: 'accounts/SignUpScreen',
          ...content['pages/signup.yaml'].seo,
          withoutPhoneBar: true,
        } satisfies PageHandle,
        lazy: async () => {
          const { SignUpScreen } = await import('../accounts/SignUpScreen.tsx');
          return { element: <SignUpScreen {...signUpProps()} /> };
        },
      },
      {
        path: '*',
        handle: {
          template: 'pages/NotFoundPage',
          ...notFound.seo,
          noindex: true,
        } satisfies PageHandle,
        lazy: async () => {
          const { NotFoundPage } = await import('../pages/NotFoundPage.tsx');
          return { element: <NotFoundPage {...notFound} photo={photoOf(notFound)} /> };
        },
      },
    ],
  },
];

/** Every address that the build makes a page for; those that have moved come last. */
export const addresses: string[] = [
  '/',
  '/about',
  '/account',
  ...blogPages,
  ...allPosts.map(({ slug }) => postAddress(slug)),
  '/classes',
  '/contact',
  '/gallery',
  ...galleryPages,
  '/login',
  '/pricing',
  '/reset',
  '/schedule',
  ...weekdays.map((day) => `/schedule/${day}`),
  '/signup',
  ...movedAddresses,
];

/** Title and description of a day, with its classes and their times. */
function daySeo(day: Weekday) {
  const { title, description, descriptionWithoutClasses } = content['pages/schedule.yaml'].daySeo;
  const values = {
    day: capitalise(day),
    classesWithTimes: classesWithTimesOf(content, day, description),
  };
  const text =
    values.classesWithTimes === ''
      ? fill(descriptionWithoutClasses, values)
      : fill(description, values);
  return { title: fill(title, values), description: text };
}
