/** Whether a value is an absolute URL path or a web URL, so that it cannot run scripts. */
export function isSafeUrl(url: unknown): url is string {
  return typeof url === 'string' && /^(?:https?:\/\/|\/(?![/\\]))/.test(url);
}
