type Thing = Readonly<Record<string, unknown>>;

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * What search engines ask of each type that the site uses.
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const requiredFields: Readonly<Record<string, readonly string[]>> = {
  Article: ['headline', 'image', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Organization: ['@id', 'name', 'url', 'logo'],
  WebSite: ['@id', 'name', 'url', 'publisher'],
};

const addresses: ReadonlySet<string> = new Set(['@id', 'url', 'logo', 'image', 'item']);

function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text);
}

function judgeField(type: string, field: string, value: unknown): string[] {
  if (value === undefined || value === '') return [`${type} lacks ${field}`];
  if (addresses.has(field) && !(typeof value === 'string' && URL.canParse(value))) {
    return [`${type}.${field} is no full address: ${JSON.stringify(value)}`];
  }
  if (field === 'datePublished' && !(typeof value === 'string' && isDate(value))) {
    return [`${type}.${field} is no date: ${JSON.stringify(value)}`];
  }
  return [];
}

function judgeThing(thing: Thing): string[] {
  const inner = Object.values(thing).flat().filter(isThing).flatMap(judgeThing);
  const type = thing['@type'];
  // A thing that only names another one by its id.
  if (type === undefined && Object.keys(thing).join() === '@id') return inner;
  const fields = requiredFields[String(type)];
  if (!fields)
    return [`${String(type)} is a type whose required fields nobody has listed`, ...inner];
  const own = fields.flatMap((field) => judgeField(String(type), field, thing[field]));
  return [...own, ...inner];
}

/**
 * Everything that is wrong with the structured data of a page (schema.org as JSON-LD).
 * @param json the text of the script element
 * @throws where it is not JSON
 */
export function judgeStructuredData(json: string): string[] {
  const data: unknown = JSON.parse(json);
  if (!isThing(data) || data['@context'] !== 'https://schema.org') return ['no @context'];
  const graph = data['@graph'];
  if (!Array.isArray(graph) || graph.length === 0) return ['an empty @graph'];
  return graph.flatMap((thing: unknown) => (isThing(thing) ? judgeThing(thing) : ['no thing']));
}
