import {
  Outlet,
  redirect,
  useLoaderData,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import { postAddress } from '../content/addresses.ts';
import { classesWithTimesOf } from '../content/facts.ts';
import { isShown } from '../content/shown.ts';
import { weekdays, type Weekday } from '../content/weekdays.ts';
import { fill } from '../fill.ts';
import { capitalise } from '../format.ts';
import type { PostPageProps } from '../pages/PostPage.tsx';
import type { PageHandle } from '../rendering.ts';
import { Shell } from '../shell/Shell.tsx';
import { accountProps, resetProps, signInProps, signUpProps } from './account-props.ts';
import { aboutProps } from './about-props.ts';
import { blogPages, blogProps, blogSeo } from './blog-props.ts';
import { classesProps } from './classes-props.ts';
import { contactProps } from './contact-props.ts';
import { content, photoOf } from './content.ts';
import { galleryPages, galleryProps, gallerySeo } from './gallery-props.ts';
import { homeProps } from './home-props.ts';
import { offlineProps } from './offline-props.ts';
import { bannerPage, pageHandle, titledPage, wayTo } from './page-handles.ts';
import { postHandle, postProps } from './post-props.ts';
import { allPosts, movedPosts, movedTo } from './posts.ts';
import { pricingProps } from './pricing-props.ts';
import { dayProps, overviewProps } from './schedule-props.ts';
import { contactFacts, homeFacts, pricingFacts } from './search-facts.ts';
import { shellProps } from './shell-props.ts';

const { notFound, offline } = content['site.yaml'];
const home = content['pages/home.yaml'];
const blog = content['pages/blog.yaml'];
const schedule = content['pages/schedule.yaml'];

/** The addresses of the gallery, unless it is hidden. */
const galleryAndPages = isShown(content['pages/gallery.yaml']) ? ['/gallery', ...galleryPages] : [];

/** One route for all pages of the list: with thousands of routes each page would be looked for among them. */
const blogList = {
  loader: ({ params: { page = '1' } }: LoaderFunctionArgs) => {
    const number = blogPages.indexOf(page === '1' ? '/blog' : `/blog/page/${page}`) + 1;
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- how the router is told
    if (number === 0) throw new Response(null, { status: 404 });
    return number;
  },
  handle: (page: number): PageHandle =>
    pageHandle(
      'pages/BlogPage',
      blogSeo(page),
      blog.banner,
      wayTo({ name: blog.banner.title, address: blogPages[page - 1]! }),
    ),
  lazy: async () => {
    const { BlogPage } = await import('../pages/BlogPage.tsx');
    return { Component: () => <BlogPage {...blogProps(useLoaderData<number>())} /> };
  },
};

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
          ...pageHandle('pages/HomePage', home.seo, home.hero),
          facts: homeFacts,
        } satisfies PageHandle,
        lazy: async () => {
          const { HomePage } = await import('../pages/HomePage.tsx');
          return { element: <HomePage {...homeProps()} /> };
        },
      },
      {
        path: '/about',
        handle: bannerPage('pages/AboutPage', '/about', content['pages/about.yaml']),
        lazy: async () => {
          const { AboutPage } = await import('../pages/AboutPage.tsx');
          return { element: <AboutPage {...aboutProps()} /> };
        },
      },
      ...(isShown(blog)
        ? [
            { path: '/blog', ...blogList },
            { path: '/blog/page/:page', ...blogList },
            {
              path: '/blog/:slug',
              loader: ({ params }: LoaderFunctionArgs) => {
                const moved = movedPosts.get(params['slug']!);
                if (moved) return redirect(postAddress(moved.slug));
                const post = postProps(params['slug']!);
                // eslint-disable-next-line @typescript-eslint/only-throw-error -- how the router is told
                if (!post) throw new Response(null, { status: 404 });
                return post;
              },
              handle: postHandle,
              lazy: async () => {
                const { PostPage } = await import('../pages/PostPage.tsx');
                return { Component: () => <PostPage {...useLoaderData<PostPageProps>()} /> };
              },
            },
          ]
        : []),
      {
        path: '/classes',
        handle: bannerPage('pages/ClassesPage', '/classes', content['pages/classes.yaml']),
        lazy: async () => {
          const { ClassesPage } = await import('../pages/ClassesPage.tsx');
          return { element: <ClassesPage {...classesProps()} /> };
        },
      },
      {
        path: '/contact',
        handle: {
          ...bannerPage('pages/ContactPage', '/contact', content['pages/contact.yaml']),
          facts: contactFacts,
          faces: ['figures'],
          kept: true,
          withoutPhoneBar: true,
        } satisfies PageHandle,
        lazy: async () => {
          const { ContactPage } = await import('../pages/ContactPage.tsx');
          return { element: <ContactPage {...contactProps()} /> };
        },
      },
      // The layout alone would be an empty page: it shows the first one, which is its canonical address.
      ...galleryAndPages.map((path, index) => ({
        path,
        handle: {
          ...bannerPage('pages/GalleryPage', galleryPages[0]!, {
            seo: gallerySeo(Math.max(1, index)),
            banner: content['pages/gallery.yaml'].banner,
          }),
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
          ...bannerPage('pages/PricingPage', '/pricing', content['pages/pricing.yaml']),
          facts: pricingFacts,
          faces: ['figures', 'rupee'],
        } satisfies PageHandle,
        lazy: async () => {
          const { PricingPage } = await import('../pages/PricingPage.tsx');
          return { element: <PricingPage {...pricingProps()} /> };
        },
      },
      {
        path: '/schedule',
        handle: {
          ...bannerPage('pages/SchedulePage', '/schedule', schedule),
          kept: true,
          faces: ['figures'],
        } satisfies PageHandle,
        lazy: async () => {
          const { SchedulePage } = await import('../pages/SchedulePage.tsx');
          return { element: <SchedulePage {...overviewProps()} /> };
        },
      },
      ...weekdays.map((day) => ({
        path: `/schedule/${day}`,
        handle: {
          ...pageHandle(
            'pages/SchedulePage',
            daySeo(day),
            schedule.banner,
            wayTo(
              { name: schedule.banner.title, address: '/schedule' },
              { name: capitalise(day), address: `/schedule/${day}` },
            ),
          ),
          kept: true,
          faces: ['figures'],
        } satisfies PageHandle,
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
          way: [],
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
          ...titledPage('accounts/SignInScreen', '/login', content['pages/login.yaml']),
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
          way: [],
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
          ...titledPage('accounts/SignUpScreen', '/signup', content['pages/signup.yaml']),
          withoutPhoneBar: true,
        } satisfies PageHandle,
        lazy: async () => {
          const { SignUpScreen } = await import('../accounts/SignUpScreen.tsx');
          return { element: <SignUpScreen {...signUpProps()} /> };
        },
      },
      {
        path: '/offline',
        handle: {
          template: 'pages/OfflinePage',
          ...offline.seo,
          way: [],
          noindex: true,
        } satisfies PageHandle,
        lazy: async () => {
          const { OfflinePage } = await import('../pages/OfflinePage.tsx');
          return { element: <OfflinePage {...offlineProps()} /> };
        },
      },
      {
        path: '*',
        handle: {
          template: 'pages/NotFoundPage',
          ...notFound.seo,
          way: [],
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
  ...(isShown(blog) ? blogPages : []),
  ...allPosts.map(({ slug }) => postAddress(slug)),
  '/classes',
  '/contact',
  ...galleryAndPages,
  '/login',
  '/offline',
  '/pricing',
  '/reset',
  '/schedule',
  ...weekdays.map((day) => `/schedule/${day}`),
  '/signup',
  ...movedTo.keys(),
];

const unlisted = new Set(['/account', '/gallery', '/offline', '/reset', ...movedTo.keys()]);

/** The pages that search engines may show. */
export const listedAddresses = addresses.filter((address) => !unlisted.has(address));

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
