import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { StandInState, StandInFacts } from './stand-in-state.ts';
import { schemaOfGitHub } from './queries.ts';
import { Refused, StandInRepository } from './repository.ts';
import { answerOf } from './requests.ts';
import { StandInRuns } from './runs.ts';

/** A fault of one request. 'hang-up' drops the request, 'lost' carries it out and drops the response. */
export type Fault =
  | { status: number; message?: string; headers?: Record<string, string> }
  /** The page of a captive portal instead of any answer. */
  | { html: string }
  | 'hang-up'
  | 'lost'
  /** In milliseconds. */
  | { waits: number }
  /** Called before the request is answered. */
  | (() => void);

interface StandInSettings extends Partial<StandInFacts> {
  /** By path: "content/plans.yaml". */
  files: ReadonlyMap<string, string | Uint8Array>;
  token: string;
  workflow: { path: string; jobs: readonly string[] };
}

export interface StandIn extends StandInState {
  /** "http://127.0.0.1:40123" */
  address: string;
  /** The requests so far: "PATCH /repos/the-owner/the-website/git/refs/heads/main". */
  asked: string[];
  /** Sets the fault of the request of this number, counted from 0, and with `always` of all that follow. */
  order: (number: number, fault: Fault, always?: boolean) => void;
  /** Removes all faults. */
  clear: () => void;
  close: () => Promise<void>;
}

/** Starts a server that stands in for GitHub, with one repository in memory. */
export async function startStandIn(settings: StandInSettings): Promise<StandIn> {
  const { files, workflow, ...own } = settings;
  const facts: StandInFacts = {
    owner: 'the-owner',
    name: 'the-website',
    branch: 'main',
    scopes: ['contents', 'actions'],
    archived: false,
    isProtected: false,
    ...own,
  };
  // A first query would take longer than GitHub takes for one.
  await schemaOfGitHub();
  const repository = new StandInRepository(files);
  const runs = new StandInRuns(workflow.path, workflow.jobs);
  const state = { facts, repository, runs };
  const asked: string[] = [];
  const faults: { number: number; fault: Fault; always: boolean }[] = [];
  const faultAt = (number: number) =>
    faults.find((one) => one.number === number || (one.always && one.number < number))?.fault;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '', headers } = request;
    const fault = faultAt(asked.length);
    asked.push(`${method} ${url}`);
    const body = await text(request);
    if (fault === 'hang-up') return void request.socket.destroy();
    if (typeof fault === 'function') fault();
    else if (typeof fault === 'object' && 'html' in fault) return void response.end(fault.html);
    else if (typeof fault === 'object' && 'status' in fault)
      return send(response, fault.status, { message: fault.message ?? '' }, fault.headers);
    else if (typeof fault === 'object') await pause(fault.waits);
    const [status, value] = await answerOf({ method, url, headers, body }, state).catch(refused);
    if (fault === 'lost') return void request.socket.destroy();
    send(response, status, value);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    ...state,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    order: (number, fault, always = false) => void faults.unshift({ number, fault, always }),
    clear: () => void faults.splice(0),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function refused(error: unknown): [status: number, value: unknown] {
  if (!(error instanceof Refused)) throw error;
  return [error.status, { message: error.message }];
}

function send(response: ServerResponse, status: number, value: unknown, headers = {}) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(status === 204 ? undefined : JSON.stringify(value));
}
