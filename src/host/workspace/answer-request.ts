/* Answers the requests that a page of the desk sends to its host. */

import { z } from 'zod';
import { bytesOf } from './files.ts';
import type { Publish, PublishOutcome, Store } from './workspace.ts';

/** The schemas of what a page of the desk sends through http-workspace.ts. */
const name = z.string().max(200);
const publish = z.strictObject({
  id: z.uuid(),
  base: name,
  by: z.string().max(60),
  sentences: z.array(z.string().max(2000)).min(1).max(2000),
  texts: z.record(name, z.string().nullable()),
  /** The hashes of pictures that were sent before, by name. */
  pictures: z.record(name, z.string().max(100)),
});
/** A picture in base64 in JSON, so that a server can refuse requests that a form of another site could send. */
const upload = z.strictObject({ bytes: z.base64().transform(bytesOf) });
const hashes = z.array(z.string().max(100)).max(20_000);

/** Answers the requests of a desk, on any host with `Request` and `Response`. */
export async function answerRequest(store: Store, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const [, part = '', last = ''] = /^\/api\/(\w+)(?:\/([\w.-]+))?$/.exec(pathname) ?? [];
  switch (`${request.method} ${part}`) {
    case 'GET head': {
      const head = await store.head();
      const isKnown =
        head.id === searchParams.get('known') && head.today === searchParams.get('today');
      return isKnown ? new Response(null, { status: 204 }) : Response.json(head);
    }
    case 'POST texts':
      return withBody(request, hashes, (wanted) => store.texts(wanted));
    case 'GET photographs':
      return Response.json(await store.photographs());
    case 'GET pictures': {
      const found = await store.picture(last);
      const headers = { 'content-type': `image/${/\.(png|webp)$/.exec(last)?.[1] ?? 'jpeg'}` };
      return found ? new Response(found, { headers }) : missing();
    }
    case 'POST uploads':
      return withBody(request, upload, async ({ bytes }) => ({
        hash: await store.keepUpload(bytes),
      }));
    case 'POST publish':
      return withBody(request, publish, (given) => publishWithUploads(store, given));
    case 'GET history':
      return Response.json(await store.history(Number(searchParams.get('most') ?? 100)));
    case 'GET versions': {
      const found = await store.version(last);
      return found ? Response.json(found) : missing();
    }
    case 'GET progress':
      return Response.json(await store.progress(last));
    default:
      return missing();
  }
}

const missing = () => new Response(null, { status: 404 });

/** Publishes with the pictures that were sent before; refuses if a picture got lost. */
async function publishWithUploads(
  store: Store,
  given: z.output<typeof publish>,
): Promise<PublishOutcome> {
  const pictures: Record<string, Publish['pictures'][string]> = {};
  for (const [picture, hash] of Object.entries(given.pictures)) {
    const bytes = await store.upload(hash);
    if (!bytes) return { kind: 'refused', why: 'upload-missing' };
    pictures[picture] = bytes;
  }
  return store.publish({ ...given, pictures });
}

async function withBody<Type extends z.ZodType>(
  request: Request,
  type: Type,
  reply: (given: z.output<Type>) => Promise<unknown>,
): Promise<Response> {
  // A body that is not JSON becomes undefined, which every schema refuses.
  const given = type.safeParse(await request.json().catch(() => undefined));
  return given.success
    ? Response.json(await reply(given.data))
    : new Response(null, { status: 400 });
}
