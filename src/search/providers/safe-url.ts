/** Whether a hit may lead there: to a path of this site or to the web, never to a script. */
export function isSafeUrl(url: unknown): url is string {
  return typeof url === 'string' && /^(?:https?:\/\/|\/(?![/\\]))/.test(url);
}
