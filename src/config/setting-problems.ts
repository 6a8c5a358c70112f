import {
  type Environment,
  InvalidSettings,
  isDeployed,
  type PublicSettings,
  readSettings,
} from './settings.ts';

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

const webhooks = ['CONTACT_WEBHOOK', 'NEWSLETTER_WEBHOOK'] as const;

function isGiven(environment: Environment, name: string): boolean {
  return Boolean(environment[name]?.trim());
}

/**
 * A webhook is called with a signature or not at all. Asked where somebody reads the answer, and not
 * by `readSettings`: a function takes a message although its webhook cannot be called yet.
 * @throws {InvalidSettings} naming the secret of each webhook that has none
 */
export function requireHookSecrets(environment: Environment): void {
  const unsigned = webhooks.filter(
    (hook) => isGiven(environment, hook) && !isGiven(environment, `${hook}_SECRET`),
  );
  if (unsigned.length === 0) return;
  const problems = unsigned.map(
    (hook) =>
      `${hook}_SECRET: missing, though ${hook} is set; write whsec_ and 24 to 64 random bytes in base64, such as “whsec_$(openssl rand -base64 32)” makes, and give it to the receiver.`,
  );
  throw new InvalidSettings(problems.join('\n'));
}

/**
 * Redis keeps the letters of all instances, which one of them must not write into a folder of its
 * own: every message is refused. On the deployed host SMTP_URL is missing whatever else is set.
 */
function requireMailServer(environment: Environment): void {
  const isRefused = isGiven(environment, 'REDIS_URL') && !isGiven(environment, 'SMTP_URL');
  if (!isRefused || isDeployed(environment)) return;
  throw new InvalidSettings(
    'SMTP_URL: missing, though REDIS_URL is set, and every message would be refused; write the address of the mail server, such as smtps://user:password@mail.example.com, or take REDIS_URL away.',
  );
}

/**
 * Unknown addresses are asked for at the blog host, which would be this site again.
 * @throws {InvalidSettings} when it is
 */
export function refuseOwnBlogHost(settings: PublicSettings): void {
  const { PUBLIC_BLOG_HOST: host, PUBLIC_SITE_URL: site } = settings;
  if (host !== site) return;
  throw new InvalidSettings(
    `PUBLIC_BLOG_HOST: found ${host}, which is PUBLIC_SITE_URL itself; write the address of the other site that has the articles, or nothing.`,
  );
}

/** What is wrong with the values of all settings, a line for each problem. */
export function findSettingProblems(environment: Environment): string[] {
  return collectProblems(
    () => readSettings(environment),
    () => {
      requireHookSecrets(environment);
    },
    () => {
      requireMailServer(environment);
    },
  );
}

/**
 * Settings that do nothing beside the others, though somebody wrote them. They stop no start: the
 * site runs as it would without them.
 * @returns a sentence for each
 */
export function findIdleSettings(environment: Environment): string[] {
  const defaults = readSettings({});
  const perClient = environment['RATE_LIMIT_PER_CLIENT']?.trim() || '0';
  const total = environment['RATE_LIMIT_TOTAL']?.trim() || defaults.RATE_LIMIT_TOTAL;
  const hosts = environment['PUBLIC_TAG_HOSTS']?.trim() ?? '';
  return [
    ...(hosts !== '' && !isGiven(environment, 'PUBLIC_GTM_ID')
      ? [
          `PUBLIC_TAG_HOSTS: found ${hosts}, and nothing loads from there, as PUBLIC_GTM_ID is not set; write the container id into PUBLIC_GTM_ID, or take the hosts away.`,
        ]
      : []),
    ...(Number(perClient) > Number(total)
      ? [
          `RATE_LIMIT_PER_CLIENT: found ${perClient}, more than the ${total} of RATE_LIMIT_TOTAL, which all clients together may send; write a smaller number, or a greater RATE_LIMIT_TOTAL.`,
        ]
      : []),
    ...webhooks
      .filter((hook) => isGiven(environment, `${hook}_SECRET`) && !isGiven(environment, hook))
      .map(
        (hook) =>
          `${hook}_SECRET: signs nothing, as ${hook} is not set; write the address of the receiver into ${hook}, or take the secret away.`,
      ),
  ];
}
