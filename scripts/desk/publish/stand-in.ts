import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Content } from './folder.ts';
import { Refused, StandInRepository } from './stand-in-repository.ts';
import { answerOf, type StandInFacts } from './stand-in-answers.ts';
import { StandInRuns } from './stand-in-runs.ts';

/** A fault of one request. 'lost' does what was asked and drops the response. */
export type Fault =
  | { status: number; message?: string; headers?: Record<string, string> }
  /** The page of a captive portal instead of any answer. */
  | { html: string }
  | 'hang-up'
  | 'lost'
  | { waits: number }
  | (() => void);

export interface StandInSettings extends Partial<StandInFacts> {
  files: ReadonlyMap<string, Content>;
  token: string;
  workflow: { file: string; text: string };
  /** Milliseconds that a job takes; without it, runs advance by `runs.goOn()`. */
  jobTime?: number;
}

export interface StandIn {
  /** "http://127.0.0.1:40123" */
  address: string;
  repository: StandInRepository;
  runs: StandInRuns;
  facts: StandInFacts;
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
  const facts: StandInFacts = {
    owner: 'the-owner',
    name: 'the-website',
    branch: 'main',
    mayPush: true,
    scopes: ['contents', 'actions'],
    archived: false,
    workflowState: 'active',
    ...settings,
  };
  const repository = new StandInRepository(settings.files);
  const runs = new StandInRuns(settings.workflow.file, settings.workflow.text);
  const asked: string[] = [];
  const faults: { number: number; fault: Fault; always: boolean }[] = [];
  const faultAt = (number: number) =>
    faults.find((one) => one.number === number || (one.always && one.number < number))?.fault;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const fault = faultAt(asked.length);
    asked.push(`${request.method} ${request.url}`);
    const body = await text(request);
    if (fault === 'hang-up') return void request.socket.destroy();
    if (typeof fault === 'function') fault();
    else if (typeof fault === 'object' && 'html' in fault) return void response.end(fault.html);
    else if (typeof fault === 'object' && 'status' in fault)
      return send(response, fault.status, { message: fault.message ?? '' }, fault.headers);
    else if (typeof fault === 'object')
      await new Promise((resolve) => setTimeout(resolve, fault.waits));
    const [status, value] = answered(() =>
      answerOf(request, body, { facts, repository, runs, workflow: settings.workflow.file }),
    );
    if (fault === 'lost') return void request.socket.destroy();
    send(response, status, value);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const clock = settings.jobTime && setInterval(() => runs.goOn(), settings.jobTime);
  return {
    address: `http://127.0.0.1:${port}`,
    repository,
    runs,
    facts,
    asked,
    order: (number, fault, always = false) => void faults.unshift({ number, fault, always }),
    clear: () => void faults.splice(0),
    async close() {
      if (clock) clearInterval(clock);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answered(act: () => [status: number, value: unknown]): [status: number, value: unknown] {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return [error.status, { message: error.message }];
  }
}

function send(response: ServerResponse, status: number, value: unknown, headers = {}) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(value));
}
