/** The variables that name the Firebase project of the accounts. */
const names = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_APP_ID',
] as const;

/** Empty values for the four variables, so that a local build ignores those of the environment. */
export const withoutHostedProject: Readonly<Record<string, string>> = Object.fromEntries(
  names.map((name) => [name, '']),
);

/** Whether the build is for a hosted project. Throws if only some of the settings are present. */
export function hasHostedProject(env: Readonly<Record<string, string | undefined>>): boolean {
  const missing = names.filter((name) => !env[name]);
  if (missing.length > 0 && missing.length < names.length)
    throw new Error(
      `Accounts are set up only in part: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing. Set all four, or none.`,
    );
  return missing.length === 0;
}
