import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { z } from 'zod';
import { findEditorComponents } from '../../mdx/editor-components.ts';
import type { Content } from '../facts.ts';

const options: ts.CompilerOptions = { strict: true, lib: ['lib.es5.d.ts'], types: [] };

/** What of Astro the props of components are made with. */
const astroTypes = 'export type ComponentProps<C extends (props: any) => any> = Parameters<C>[0];';
const astroTypesFile = '/astro-types.ts';

const fence = /^---\r?\n([\s\S]*?)^---\s*$/m;

/** A component as the compiler gets it: what stands between its fences, and a function of its props. */
function readComponent(file: string): string {
  const code = fence.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  const props = /\b(?:interface|type) Props\b/.test(code) ? 'Props' : '{}';
  return `${code}\nexport default (props: ${props}) => props;`;
}

/** A compiler that knows the source alone: what comes from packages may be anything. */
function createProgram(components: readonly string[]): ts.Program {
  const host = ts.createCompilerHost(options, true);
  const readText = (file: string) => {
    if (file === astroTypesFile) return astroTypes;
    if (file.endsWith('.astro.ts')) return readComponent(file.slice(0, -'.ts'.length));
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const resolve = (name: string, from: string): string | undefined => {
    if (name === 'astro/types') return astroTypesFile;
    const file = path.resolve(path.dirname(from), name);
    return /^\..*\.(?:ts|astro)$/.test(name) ? file.replace(/\.astro$/, '.astro.ts') : undefined;
  };
  return ts.createProgram(
    components.map((file) => `${file}.ts`),
    options,
    {
      ...host,
      getSourceFile: (file, target) => ts.createSourceFile(file, readText(file), target, true),
      resolveModuleNameLiterals: (names, from) =>
        names.map(({ text }) => {
          const file = resolve(text, from);
          return {
            resolvedModule: file ? { resolvedFileName: file, extension: '.ts' } : undefined,
          };
        }),
    },
  );
}

/**
 * Reads what the components take as schemas, from `Props` in their own files.
 * @param files their paths
 */
function readProps(files: readonly string[]): z.ZodObject[] {
  const program = createProgram(files);
  const checker = program.getTypeChecker();

  function objectOf(type: ts.Type): z.ZodObject {
    const fields = type.getProperties().flatMap((symbol) => {
      const hint = ts
        .displayPartsToString(symbol.getDocumentationComment(checker))
        .replaceAll('\n', ' ');
      // What the build fills in is not for editors.
      if (hint.startsWith('Filled in by the build')) return [];
      const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
      const inner = schemaOf(checker.getNonNullableType(checker.getTypeOfSymbol(symbol)));
      const schema = hint ? inner.describe(hint) : inner;
      return [[symbol.name, isOptional ? schema.optional() : schema] as const];
    });
    const shape = Object.fromEntries(fields);
    return type.getStringIndexType() ? z.looseObject(shape) : z.strictObject(shape);
  }

  function schemaOf(type: ts.Type): z.ZodType {
    const { flags } = type;
    if (flags & ts.TypeFlags.Any) return z.any();
    if (type.isStringLiteral() || type.isNumberLiteral()) return z.literal(type.value);
    if (flags & ts.TypeFlags.BooleanLike) return z.boolean();
    if (flags & ts.TypeFlags.StringLike) return z.string();
    if (flags & ts.TypeFlags.NumberLike) return z.number();
    if (type.isUnion()) {
      const parts = type.types.map(schemaOf);
      const values = parts.flatMap((part) =>
        part instanceof z.ZodLiteral ? [...part.values] : [],
      );
      return values.length === parts.length ? z.literal(values) : z.union(parts);
    }
    if (checker.isArrayLikeType(type)) {
      const list = type as ts.TypeReference;
      const [first = z.any(), ...others] = checker.getTypeArguments(list).map(schemaOf);
      if (!checker.isTupleType(type)) return z.array(first);
      const { minLength } = list.target as ts.TupleType;
      return minLength === others.length + 1 ? z.tuple([first, ...others]) : z.array(z.any());
    }
    if (type.getNumberIndexType()) return z.any();
    const isObject = flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection);
    return isObject && type.getCallSignatures().length === 0 ? objectOf(type) : z.any();
  }

  return files.map((file) => {
    const source = program.getSourceFile(`${file}.ts`);
    const exported =
      source && checker.getSymbolAtLocation(source)?.exports?.get(ts.InternalSymbolName.Default);
    const [call] = exported ? checker.getTypeOfSymbol(exported).getCallSignatures() : [];
    const [props] = call?.getParameters() ?? [];
    return props ? objectOf(checker.getTypeOfSymbol(props)) : z.looseObject({});
  });
}

/** The components that MDX may use, with their props. */
export function readComponents(root: string): Content['components'] {
  const files = [...findEditorComponents(root)];
  const schemas = readProps(files.map(([, file]) => path.join(root, file)));
  return new Map(files.map(([name], index) => [name, schemas[index] ?? z.looseObject({})]));
}
