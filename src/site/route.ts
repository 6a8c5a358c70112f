/**
 * The path of a page or article.
 * @param id the file name without its ending; `index` is the home page
 */
export function routeOf(id: string): string {
  return id === 'index' ? '/' : `/${id}`;
}
