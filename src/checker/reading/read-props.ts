import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { z } from 'zod';

/** A source file with the types that it declares and those that it imports from files beside it. */
interface Module {
  readonly types: ReadonlyMap<string, ts.InterfaceDeclaration | ts.TypeAliasDeclaration>;
  /** Where an imported name comes from, by its name here. */
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
}

function listImports(statement: ts.Statement, file: string) {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
    return [];
  const { text: from } = statement.moduleSpecifier;
  if (!/^\..*\.(?:ts|astro)$/.test(from)) return [];
  const source = { file: path.resolve(path.dirname(file), from) };
  const { name, namedBindings } = statement.importClause ?? {};
  const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
  return [
    ...(name ? [[name.text, { ...source, name: 'Props' }] as const] : []),
    ...named.map(
      (one) => [one.name.text, { ...source, name: (one.propertyName ?? one.name).text }] as const,
    ),
  ];
}

/**
 * Reads what the components take as schemas, from `Props` in their own files. What a type takes from
 * elsewhere than the files beside it, or computes, may be anything.
 */
export function createPropsReader(): (file: string) => z.ZodObject {
  const modules = new Map<string, Module>();

  function readModule(file: string): Module {
    const known = modules.get(file);
    if (known) return known;
    const text = readFileSync(file, 'utf8');
    const fence = /^---\r?\n([\s\S]*?)^---\s*$/m;
    const code = file.endsWith('.astro') ? (fence.exec(text)?.[1] ?? '') : text;
    const { statements } = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
    const declared = statements.filter(
      (statement) => ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement),
    );
    const module = {
      types: new Map(declared.map((type) => [type.name.text, type])),
      imports: new Map(statements.flatMap((statement) => listImports(statement, file))),
    };
    modules.set(file, module);
    return module;
  }

  function objectOf(members: ts.NodeArray<ts.TypeElement>, file: string): z.ZodObject {
    const fields = members.filter(ts.isPropertySignature).flatMap((member) => {
      const [comment] = ts.getJSDocCommentsAndTags(member);
      const hint = comment && ts.isJSDoc(comment) && ts.getTextOfJSDocComment(comment.comment);
      // What the build fills in is not for editors.
      if (!member.type || (hint && hint.startsWith('Filled in by the build'))) return [];
      const type = schemaOf(member.type, file);
      const described = hint ? type.describe(hint) : type;
      const isOptional = member.questionToken !== undefined || type.safeParse(undefined).success;
      const name = member.name.getText().replaceAll(/^['"]|['"]$/g, '');
      return [[name, isOptional ? described.optional() : described] as const];
    });
    const shape = Object.fromEntries(fields);
    return members.every(ts.isPropertySignature) ? z.strictObject(shape) : z.looseObject(shape);
  }

  /** All fields of several types; open when one of them is no list of fields. */
  function join(parts: readonly z.ZodType[]): z.ZodObject {
    const known = parts.filter((part) => part instanceof z.ZodObject);
    const shape = Object.fromEntries(known.flatMap((part) => Object.entries(part.shape)));
    const isClosed = known.length === parts.length && known.every(isStrict);
    return isClosed ? z.strictObject(shape) : z.looseObject(shape);
  }

  function isStrict({ def }: z.ZodObject): boolean {
    return def.catchall instanceof z.ZodNever;
  }

  /** The type of a name that is declared in a file or imported there from a file beside it. */
  function schemaOfName(name: string, file: string): z.ZodType {
    const { types, imports } = readModule(file);
    const imported = imports.get(name);
    if (imported) return schemaOfName(imported.name, imported.file);
    const type = types.get(name);
    if (!type || type.typeParameters) return z.any();
    if (ts.isTypeAliasDeclaration(type)) return schemaOf(type.type, file);
    const own = objectOf(type.members, file);
    const inherited = (type.heritageClauses ?? [])
      .flatMap(({ types: clauses }) => [...clauses])
      .map((clause) => schemaOf(clause, file));
    return inherited.length > 0 ? join([...inherited, own]) : own;
  }

  /** Types that stand for another one of their arguments. */
  function schemaOfGeneric(name: string, [first]: readonly ts.TypeNode[], file: string): z.ZodType {
    if (!first) return schemaOfName(name, file);
    if (name === 'Readonly') return schemaOf(first, file);
    if (name === 'ReadonlyArray' || name === 'Array') return z.array(schemaOf(first, file));
    const isComponent = name === 'ComponentProps' && ts.isTypeQueryNode(first);
    return isComponent ? schemaOfName(first.exprName.getText(), file) : z.any();
  }

  function schemaOfUnion({ types }: ts.UnionTypeNode, file: string): z.ZodType {
    const parts = types.map((type) => schemaOf(type, file));
    const values = parts.flatMap((part) => (part instanceof z.ZodLiteral ? [...part.values] : []));
    return values.length === parts.length ? z.literal(values) : z.union(parts);
  }

  function schemaOf(type: ts.TypeNode, file: string): z.ZodType {
    const inner = (node: ts.TypeNode) => schemaOf(node, file);
    if (type.kind === ts.SyntaxKind.StringKeyword) return z.string();
    if (type.kind === ts.SyntaxKind.NumberKeyword) return z.number();
    if (type.kind === ts.SyntaxKind.BooleanKeyword) return z.boolean();
    if (ts.isLiteralTypeNode(type)) {
      const { literal } = type;
      if (ts.isStringLiteral(literal)) return z.literal(literal.text);
      if (ts.isNumericLiteral(literal)) return z.literal(Number(literal.text));
      return /^(?:true|false)$/.test(type.getText())
        ? z.literal(type.getText() === 'true')
        : z.any();
    }
    if (ts.isUnionTypeNode(type)) return schemaOfUnion(type, file);
    if (ts.isIntersectionTypeNode(type)) return join(type.types.map(inner));
    if (ts.isArrayTypeNode(type)) return z.array(inner(type.elementType));
    if (ts.isTypeOperatorNode(type) || ts.isParenthesizedTypeNode(type)) return inner(type.type);
    if (ts.isNamedTupleMember(type)) return inner(type.type);
    if (ts.isTypeLiteralNode(type)) return objectOf(type.members, file);
    if (ts.isTupleTypeNode(type)) {
      const isFixed = !/[?]|\.{3}/.test(type.getText());
      const [first, ...others] = type.elements.map(inner);
      return first && isFixed ? z.tuple([first, ...others]) : z.any();
    }
    if (ts.isTypeReferenceNode(type) || ts.isExpressionWithTypeArguments(type)) {
      const name = ts.isTypeReferenceNode(type) ? type.typeName : type.expression;
      return schemaOfGeneric(name.getText(), type.typeArguments ?? [], file);
    }
    return z.any();
  }

  return (file) => {
    if (!readModule(file).types.has('Props')) return z.strictObject({});
    const schema = schemaOfName('Props', file);
    return schema instanceof z.ZodObject ? schema : z.looseObject({});
  };
}
