const names = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_APP_ID',
] as const;

/** Whether the build is for a hosted project. Some of its settings without the others are a mistake. */
export function hasHostedProject(env: Readonly<Record<string, string | undefined>>): boolean {
  const set = names.filter((name) => env[name]);
  if (set.length > 0 && set.length < names.length) {
    const missing = names.filter((name) => !env[name]).join(', ');
    throw new Error(
      `Accounts are set up only in part: ${missing} ${set.length === 3 ? 'is' : 'are'} missing. Set all four, or none.`,
    );
  }
  return set.length === names.length;
}
