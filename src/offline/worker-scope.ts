/** The global scope of a service worker, which the DOM types for windows do not describe. */
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

/** A page says that it was opened before the worker was there. */
interface VisitEvent extends LastingEvent {
  data: string;
}

export interface FetchEvent extends LastingEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}
