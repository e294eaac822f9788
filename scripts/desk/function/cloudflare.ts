import { answer, type Environment } from './host-from-environment.ts';

/**
 * The function of the desk at Cloudflare, see https://developers.cloudflare.com/workers/runtime-apis/handlers/fetch/
 */
export default {
  fetch: (request: Request, environment: Environment) => answer(request, environment),
};
