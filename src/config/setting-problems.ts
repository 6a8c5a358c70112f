import { type Environment, InvalidSettings, readSettings } from './settings.ts';

/** What keeps one of these from being read, a line for each problem, so that all are told at once. */
export function collectProblems(...reads: readonly (() => unknown)[]): string[] {
  return reads.flatMap((read) => {
    try {
      read();
      return [];
    } catch (error) {
      if (error instanceof InvalidSettings) return error.message.split('\n');
      throw error;
    }
  });
}

/**
 * A webhook is called with a signature or not at all. Asked where somebody reads the answer, and not
 * by `readSettings`: a function takes a message although its webhook cannot be called yet.
 * @throws {InvalidSettings} naming the secret of each webhook that has none
 */
export function requireHookSecrets(environment: Environment): void {
  const unsigned = ['CONTACT_WEBHOOK', 'NEWSLETTER_WEBHOOK'].filter(
    (hook) => environment[hook]?.trim() && !environment[`${hook}_SECRET`]?.trim(),
  );
  if (unsigned.length === 0) return;
  const problems = unsigned.map(
    (hook) =>
      `${hook}_SECRET: missing, though ${hook} is set; write whsec_ and 24 to 64 random bytes in base64, such as “whsec_$(openssl rand -base64 32)” makes, and give it to the receiver.`,
  );
  throw new InvalidSettings(problems.join('\n'));
}

/** What is wrong with the values of all settings, a line for each problem. */
export function findSettingProblems(environment: Environment): string[] {
  return collectProblems(
    () => readSettings(environment),
    () => {
      requireHookSecrets(environment);
    },
  );
}
