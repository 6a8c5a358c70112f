import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Log } from '../log.ts';
import { parseLetter } from './parse-letter.ts';

/**
 * Brings the letters of the release before, which kept them as files in `spool/`, into the database,
 * and removes the folder. What is no letter stays there, and the log says so.
 * To be deleted in the release after 1.0.
 * @param folder MAIL_OUTBOX
 */
export function importSpool(folder: string, database: DatabaseSync, log: Log, now: number): void {
  const spool = path.join(folder, 'spool');
  if (!existsSync(spool)) return;
  const list = (part: string) => {
    const place = path.join(spool, part);
    return existsSync(place) ? readdirSync(place).map((name) => path.join(place, name)) : [];
  };
  const insert = database.prepare(
    `INSERT INTO jobs (name, id, state, job, due, attempts, unknowns, reason, is_robot_like)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (name) DO NOTHING`,
  );
  const imported: string[] = [];
  database.exec('BEGIN IMMEDIATE');
  for (const place of list('delivered')) {
    const { id = '', isRobotLike = false } = JSON.parse(readFileSync(place, 'utf8')) as {
      id?: string;
      isRobotLike?: boolean;
    };
    const name = path.basename(place);
    insert.run(name, id, 'done', null, statSync(place).mtimeMs, 1, 0, '', Number(isRobotLike));
  }
  let waiting = 0;
  for (const place of list('letters')) {
    const [file = ''] = readdirSync(place);
    const letter = parseLetter(readFileSync(path.join(place, file), 'utf8'));
    if (!letter) {
      log({ outcome: 'failed', reason: `${place} cannot be read and stays where it is` });
      continue;
    }
    const standing = new URLSearchParams(file);
    const isHandedOver = standing.get('state') === 'handed-over';
    const unknowns = Number(standing.get('unknowns')) + Number(isHandedOver);
    const state = standing.get('state') === 'failed' ? 'failed' : 'waiting';
    const attempts = Number(standing.get('attempts'));
    const reason = standing.get('reason') ?? '';
    const { name, id, isRobotLike } = letter;
    const json = JSON.stringify(letter);
    insert.run(name, id, state, json, now, attempts, unknowns, reason, Number(isRobotLike));
    imported.push(place);
    waiting += 1;
  }
  database.exec('COMMIT');
  for (const place of imported) rmSync(place, { recursive: true });
  for (const part of ['delivered', 'unfinished']) {
    rmSync(path.join(spool, part), { recursive: true, force: true });
  }
  if (list('letters').length === 0) rmSync(spool, { recursive: true });
  if (waiting > 0) log({ outcome: 'imported', reason: `${waiting} from ${spool}` });
}
