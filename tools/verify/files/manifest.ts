import sharp from 'sharp';
import * as z from 'zod';
import type { PublicSettings } from '../../../src/config/settings.ts';
import { type Ask, readBody } from '../answers/ask.ts';
import { commonHeaders, findHeaderFaults } from '../answers/headers.ts';
import { readJson } from '../answers/json.ts';
import { findWrongStatus } from '../answers/status.ts';
import { findWrongType } from '../answers/type.ts';
import type { Check } from '../single-promises.ts';
import type { Fault } from '../tell.ts';
import { findWrongBytes } from './first-bytes.ts';
import { judgeAddress } from './sitemap.ts';

const picture = z.object({
  src: z.string(),
  type: z.string().optional(),
  sizes: z.string().default('any'),
});
const manifest = z.object({ icons: z.array(picture).nonempty() });

/** A picture as the web manifest names it (https://www.w3.org/TR/appmanifest/#icons-member). */
type Picture = z.infer<typeof picture>;

const asSaid = 'as the web manifest says';

/** Whether a picture has one of the sizes that the manifest gives it. */
async function findWrongSize(body: Buffer, sizes: string): Promise<readonly Fault[]> {
  const wanted = sizes.toLowerCase().split(/\s+/);
  if (wanted.includes('any')) return [];
  try {
    const { width, height } = await sharp(body).metadata();
    const size = `${width}x${height}`;
    return wanted.includes(size) ? [] : [{ fault: `is ${size}, not ${sizes}`, example: asSaid }];
  } catch {
    return ['is no picture that can be read'];
  }
}

async function checkPicture(
  ask: Ask,
  path: string,
  { type, sizes }: Picture,
  settings: PublicSettings,
): Promise<readonly Fault[]> {
  const response = await ask(path);
  const body = await readBody(response);
  const wrongStatus = findWrongStatus(response, 200);
  if (wrongStatus.length > 0) return wrongStatus;
  const wrongType = type === undefined ? [] : findWrongType(response, type);
  const bytes = findWrongBytes(/\.(\w+)$/.exec(path)?.[1] ?? '', body);
  return [
    ...wrongType.map((fault) => ({ fault, example: asSaid })),
    ...(bytes.length > 0 ? bytes : await findWrongSize(body, sizes)),
    ...findHeaderFaults(response, commonHeaders(settings)),
  ];
}

/**
 * Asks for the pictures that a web manifest names, with which the site stands on home screens.
 * @param path of the manifest
 * @param verify asks for one promise under its name
 */
export async function verifyManifest(
  ask: Ask,
  path: string,
  settings: PublicSettings,
  verify: (name: string, check: Check) => Promise<unknown>,
): Promise<void> {
  const pictures: (readonly [path: string, picture: Picture])[] = [];
  const { origin } = new URL(settings.PUBLIC_SITE_URL);
  await verify(path, async () => {
    const response = await ask(path);
    const text = (await readBody(response)).toString();
    // What it is told as a file that pages load is not told again.
    if (response.status !== 200) return [];
    const { data } = manifest.safeParse(readJson(text));
    if (!data) return ['names no pictures for home screens'];
    return data.icons.flatMap((icon) => {
      const address = URL.parse(icon.src, origin + path);
      if (address?.origin !== origin) return judgeAddress(address?.href ?? icon.src, origin);
      pictures.push([address.pathname, icon]);
      return [];
    });
  });
  for (const [name, icon] of pictures) {
    await verify(name, () => checkPicture(ask, name, icon, settings));
  }
}
