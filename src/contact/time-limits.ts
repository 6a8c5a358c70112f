/**
 * How long each part of sending may take, in milliseconds. Each limit fits into the one above it:
 * whoever waits longest is told what became of the message.
 */
export const timeLimits = {
  /** One question to Redis; at most nine surround a delivery, with its webhook and its receipt. */
  redis: 1_000,
  /** One change in the folder: a busy disk takes its time to confirm. */
  folder: 4_000,
  /** For a connection to the mail server, and for its first words. */
  smtpConnection: 5_000,
  /** For any later reply of the mail server. */
  smtpReply: 10_000,
  /** For one call of a webhook, its answer included. */
  webhook: 5_000,
  /** For all sessions of one delivery. */
  delivery: 15_000,
  /** How long a letter belongs to the process that took it on. */
  lease: 60_000,
  /** Until when a scheduled run may begin another delivery. */
  scheduledRun: 10_000,
  /** How long a server that was told to stop goes on answering. */
  shutdown: 32_000,
} as const;
