import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { DeskSetting } from '../../src/editor/protocol.ts';
import type { DraftPictures } from './draft-pictures.ts';
import type { LocalDesk } from './local-desk.ts';
import type { PageBundle } from './page-bundle.ts';
import type { Publishing } from './publishing.ts';

export interface Desks {
  desk: LocalDesk;
  setting: () => DeskSetting;
  pictures: DraftPictures;
  publishing: Publishing;
  page: () => Promise<PageBundle>;
  /** The font files of the desk, by name. */
  faces: Readonly<Record<string, () => Buffer>>;
}

/** A request and its response. */
export interface Exchange {
  desks: Desks;
  address: URL;
  body: Buffer;
  request: IncomingMessage;
  response: ServerResponse;
  send: (value: unknown) => void;
}

const path = z.array(z.union([z.string().max(100), z.int().min(0)])).max(20);
const index = z.int().min(0);
const edit = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('set'), path, value: z.json() }),
  z.strictObject({
    kind: z.literal('add'),
    path,
    value: z.json(),
    order: z.array(z.string()).max(200).optional(),
  }),
  z.strictObject({ kind: z.literal('take'), path }),
  z.strictObject({ kind: z.literal('insert'), path, index, value: z.json() }),
  z.strictObject({ kind: z.literal('remove'), path, index }),
  z.strictObject({ kind: z.literal('move'), path, from: index, to: index }),
]);
/** A well-formed file name; whether it has a schema is checked by the desk. */
const file = z.string().regex(/^([a-z]+\/)?[a-z0-9-]+\.yaml$/);
const act = z.strictObject({
  edits: z.array(z.strictObject({ file, edit })).max(2000).optional(),
  make: z
    .array(z.strictObject({ file, value: z.json() }))
    .max(20)
    .optional(),
  drop: z.array(file).max(20).optional(),
  rename: z
    .array(z.strictObject({ from: file, to: file }))
    .max(20)
    .optional(),
  key: z.string().max(400).optional(),
});
const choice = z.strictObject({ file, path, by: z.enum(['mine', 'theirs']) });
const setUp = z.strictObject({
  address: z.string().max(300),
  branch: z.string().max(100),
  token: z.string().max(300),
});
const broughtBack = z.strictObject({
  ids: z.array(z.string().max(200)).min(1).max(100),
  line: z.int().nonnegative().optional(),
});
const person = z.strictObject({ by: z.string().max(60) });

const parseBody = <Type extends z.ZodType>(type: Type, body: Buffer): z.infer<Type> => {
  const read = type.safeParse(JSON.parse(body.toString('utf8')));
  if (!read.success) throw new SyntaxError('Not what the desk sends.');
  return read.data;
};

const page = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>The desk</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/desk.css"></head><body data-ground="bone"><div id="desk"></div><script type="module" src="/desk.js"></script></body></html>`;

const sendText = ({ response }: Exchange, type: string, text: string | Buffer) =>
  void response.writeHead(200, { 'content-type': type }).end(text);

/** Sends what is new since the version in the address. */
const sendState = ({ desks, address, send }: Exchange) =>
  send(desks.desk.state(Number(address.searchParams.get('since') ?? 0)));

const sendPublish = async ({ desks, send }: Exchange) => send(await desks.publishing.state());

/** The routes, by method and path. */
export const routes: Readonly<Record<string, (exchange: Exchange) => void | Promise<void>>> = {
  'GET /': (exchange) => sendText(exchange, 'text/html; charset=utf-8', page),
  'GET /desk.js': async (exchange) =>
    sendText(exchange, 'text/javascript; charset=utf-8', (await exchange.desks.page()).script),
  'GET /desk.css': async (exchange) =>
    sendText(exchange, 'text/css; charset=utf-8', (await exchange.desks.page()).styles),
  'GET /face': (exchange) => {
    const face = exchange.desks.faces[exchange.address.searchParams.get('of') ?? ''];
    if (face) sendText(exchange, 'font/woff2', face());
    else exchange.response.writeHead(404).end();
  },
  'GET /api/setting': ({ desks, send }) => send(desks.setting()),
  'GET /api/state': sendState,
  'GET /api/follow': follow,
  'POST /api/act': (exchange) => {
    exchange.desks.desk.write(parseBody(act, exchange.body) as Parameters<LocalDesk['write']>[0]);
    sendState(exchange);
  },
  'POST /api/undo': (exchange) => {
    exchange.desks.desk.undo();
    sendState(exchange);
  },
  'POST /api/redo': (exchange) => {
    exchange.desks.desk.redo();
    sendState(exchange);
  },
  'POST /api/put-all-back': (exchange) => {
    exchange.desks.desk.putAllBack();
    sendState(exchange);
  },
  'POST /api/settle': (exchange) => {
    const { file: name, path: place, by } = parseBody(choice, exchange.body);
    exchange.desks.desk.settle(name, place, by);
    sendState(exchange);
  },
  'POST /api/save': async (exchange) => {
    await exchange.desks.desk.save(parseBody(person, exchange.body).by);
    sendState(exchange);
  },
  'GET /api/history': async ({ desks, send }) => send(await desks.desk.history(100)),
  'POST /api/bring-back': async (exchange) => {
    const { ids, line } = parseBody(broughtBack, exchange.body);
    await exchange.desks.desk.bringBack(ids, line);
    sendState(exchange);
  },
  'GET /api/publish': sendPublish,
  'POST /api/publish': async (exchange) => {
    await exchange.desks.publishing.publish();
    await sendPublish(exchange);
  },
  'POST /api/publish/answer': async (exchange) => {
    const { file: name, path: place, by } = parseBody(choice, exchange.body);
    exchange.desks.publishing.answer(name, place, by);
    await sendPublish(exchange);
  },
  'POST /api/publish/take-back': async (exchange) => {
    await exchange.desks.publishing.takeBack();
    await sendPublish(exchange);
  },
  'POST /api/publish/stop': async (exchange) => {
    exchange.desks.publishing.stop();
    await sendPublish(exchange);
  },
  'POST /api/publish/set-up': async ({ desks, body, send }) =>
    send(await desks.publishing.setUp(parseBody(setUp, body))),
  'POST /api/picture': async ({ desks, address, body, send }) =>
    send(await desks.desk.takePicture(address.searchParams.get('name') ?? '', body)),
  'POST /api/turn-picture': async ({ desks, body, send }) =>
    send(await desks.desk.turnPicture(parseBody(z.strictObject({ name: z.string() }), body).name)),
};

/** Streams the newest version number as server-sent events. */
function follow({ desks, response, request }: Exchange) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const sendVersion = () => response.write(`data: ${desks.desk.newest}\n\n`);
  sendVersion();
  desks.desk.news.on('change', sendVersion);
  request.on('close', () => desks.desk.news.off('change', sendVersion));
}
