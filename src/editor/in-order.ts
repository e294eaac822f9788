/** Runs requests one at a time: a late answer would look older than it is. */
export function inOrder() {
  let last: Promise<unknown> = Promise.resolve();
  return <Reply>(ask: () => Promise<Reply>): Promise<Reply> => {
    const request = last.then(ask, ask);
    last = request;
    return request;
  };
}
