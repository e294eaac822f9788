/** The global scope of a service worker, which the DOM types lack. */
export interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void;
}

interface WorkerEvents {
  install: InstallEvent;
  activate: LastingEvent;
  fetch: FetchEvent;
  message: VisitEvent;
}

interface LastingEvent extends Event {
  waitUntil: (promise: Promise<unknown>) => void;
}

interface InstallEvent extends LastingEvent {
  addRoutes?: (routes: readonly object[]) => Promise<void>;
}

/** Sent by a page that was opened before the worker was active. */
interface VisitEvent extends LastingEvent {
  data: string;
}

export interface FetchEvent extends LastingEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}
