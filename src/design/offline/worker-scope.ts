/** The type of the global scope of a service worker, which the DOM types of TypeScript lack. */
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
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: VisitEvent;
}

interface ExtendableEvent extends Event {
  waitUntil: (promise: Promise<unknown>) => void;
}

interface InstallEvent extends ExtendableEvent {
  addRoutes?: (routes: readonly object[]) => Promise<void>;
}

/** The message that a newer worker of the desk may take over. */
export const takeOver = 'take over';

/** A message to the worker: the path of a page that was opened before it was active, or `takeOver` at the desk. */
interface VisitEvent extends ExtendableEvent {
  data: string;
}

/** A request of a page on this site. */
export interface FetchEvent extends ExtendableEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}
