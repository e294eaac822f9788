/** How long, in milliseconds, a visitor waits for the network before the copy is shown. */
const patience = 4_000;

/**
 * Responds from the network, or with the copy if the network fails or takes too long, or if the server has an error.
 * Without a copy, waits for the network, and returns whatever it answers.
 */
export async function networkFirst(
  network: Promise<Response>,
  copy: () => Promise<Response | undefined>,
): Promise<Response> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const response = await Promise.race([network, late]).catch(() => undefined);
  if (response && response.status < 500) return response;
  return (await copy()) ?? network;
}
