import { answer } from './host-from-environment.ts';

/** The function of the desk at Netlify, https://docs.netlify.com/build/functions/get-started/ */
export default (request: Request) => answer(request, process.env);

export const config = { path: '/api/*' };
