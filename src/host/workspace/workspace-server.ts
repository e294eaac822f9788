import { z } from 'zod';
import { bytesOf } from './base64.ts';
import type { Commit, CommitReply, Uploads, Workspace } from './workspace.ts';

const name = z.string().max(200);
/** Base64 in JSON, so that a server can reject requests that a form of another site could send. */
const bytes = z.base64().transform(bytesOf);
const commit = z.strictObject({
  id: z.uuid(),
  base: z.string().max(200),
  by: z.string().max(60),
  words: z.array(z.string().max(2000)).max(2000),
  texts: z.record(name, z.string().nullable()),
  pictures: z.record(name, bytes),
  /** Hashes of pictures that were sent before, by name. */
  uploads: z.record(name, z.string().max(100)).optional(),
});
const upload = z.strictObject({ bytes });
const hashes = z.array(z.string().max(100)).max(20_000);

/** Answers the requests of `httpWorkspace`, on any host with `Request` and `Response`; undefined for other paths. */
export async function answerRequest(
  workspace: Workspace,
  request: Request,
): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const [, part = '', last = ''] = /^\/api\/(\w+)(?:\/([\w.-]+))?$/.exec(pathname) ?? [];
  switch (`${request.method} ${part}`) {
    case 'GET head': {
      const head = await workspace.head();
      return head.id === searchParams.get('known')
        ? new Response(null, { status: 204 })
        : Response.json(head);
    }
    case 'POST uploads':
      return withBody(request, upload, async (given) => ({
        hash: await workspace.uploads?.keep(given.bytes),
      }));
    case 'POST texts':
      return withBody(request, hashes, (wanted) => workspace.texts(wanted));
    case 'GET photographs':
      return Response.json(await workspace.photographs());
    case 'POST commit':
      return withCommit(request, workspace.uploads, (given) => workspace.commit(given));
    case 'GET history':
      return Response.json(await workspace.history(Number(searchParams.get('most') ?? 100)));
    case 'GET progress':
      return Response.json(await workspace.progress(last));
    case 'GET versions':
      return orMissing(await workspace.version(last), (texts) => Response.json(texts));
    case 'GET pictures':
      return orMissing(
        await workspace.picture(last),
        (found) => new Response(found, { headers: { 'content-type': typeOfPicture(last) } }),
      );
    default:
      return undefined;
  }
}

/** Puts the pictures that were sent before into a commit; refuses the commit if one got lost. */
const withCommit = (
  request: Request,
  sent: Uploads | undefined,
  reply: (given: Commit) => Promise<CommitReply>,
) =>
  withBody(request, commit, async ({ uploads = {}, ...given }) => {
    const found = await Promise.all(
      Object.entries(uploads).map(async ([name, hash]) => [name, await sent?.bytes(hash)] as const),
    );
    const pictures = { ...given.pictures };
    for (const [name, picture] of found) {
      if (!picture) return { kind: 'refused', why: 'upload-missing' } satisfies CommitReply;
      pictures[name] = picture;
    }
    return reply({ ...given, pictures });
  });

const typeOfPicture = (picture: string) => `image/${/\.(png|webp)$/.exec(picture)?.[1] ?? 'jpeg'}`;

const orMissing = <Found>(found: Found | undefined, reply: (found: Found) => Response) =>
  found === undefined ? new Response(null, { status: 404 }) : reply(found);

async function withBody<Type extends z.ZodType>(
  request: Request,
  type: Type,
  reply: (given: z.output<Type>) => Promise<unknown>,
): Promise<Response> {
  const given = type.safeParse(await jsonOf(request));
  if (!given.success) return new Response(null, { status: 400 });
  return Response.json(await reply(given.data));
}

/** Undefined for invalid JSON, which every schema rejects. */
async function jsonOf(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
