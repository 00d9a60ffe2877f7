import { inlineScript } from '../head/inline-script.ts';

/**
 * A link to a project opens it without another click. Focus on the button that opens projects is the
 * interaction that hydrates the page, once the script is there that waits for one.
 */
function focusOpener(): void {
  const opener = document.currentScript?.parentNode?.previousSibling as HTMLElement;
  if (location.hash.length > 1) addEventListener('load', () => opener.focus());
}

/** Exactly as in documents, because the content security policy contains its hash. */
export const playgroundScript = /* @__PURE__ */ inlineScript(focusOpener, undefined);
