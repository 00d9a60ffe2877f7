declare const APP_REQUIRE: { l(url: string, done: () => void): void };

export function loadScript(url: string, done: () => void) {
  APP_REQUIRE.l(url, done);
}
