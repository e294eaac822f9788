/** Returns a function that runs requests one at a time, so that responses arrive in order. */
export function inOrder() {
  let last: Promise<unknown> = Promise.resolve();
  return <Reply>(ask: () => Promise<Reply>): Promise<Reply> => {
    const request = last.then(ask, ask);
    last = request;
    return request;
  };
}
