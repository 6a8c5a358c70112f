import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readColor } from '../../src/config/colors.ts';
import { projectFolder } from '../lib/project.ts';

/**
 * Gives a token another color, and the drawings with it, whose files hold the colors themselves:
 * npm run recolor -- brand '#0b5364' '#86cfdb'
 */
const [name = '', light = '', dark = light] = process.argv.slice(2);
const old = readColor(name);
const tokensFile = join(projectFolder, 'src/styles/tokens.css');
const write = (file: string, change: (text: string) => string) => {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
};

write(tokensFile, (tokens) =>
  tokens.replace(
    new RegExp(`(?<=^  --color-${name}: )[^;]+`, 'm'),
    light === dark ? light : `light-dark(${light}, ${dark})`,
  ),
);
for (const file of globSync(join(projectFolder, 'src/illustrations/**/*.svg'))) {
  write(file, (drawing) =>
    drawing
      .split(/(@media \(prefers-color-scheme:dark\)[^\n]*)/)
      .map((part, index) =>
        index % 2 ? part.replaceAll(old.dark, dark) : part.replaceAll(old.light, light),
      )
      .join(''),
  );
}
