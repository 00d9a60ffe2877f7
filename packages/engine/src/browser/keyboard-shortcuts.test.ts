import { afterEach, expect, test, vi } from 'vitest';
import { handleShortcut } from './keyboard-shortcuts.ts';

afterEach(() => vi.unstubAllGlobals());

type Press = {
  key: string;
  code?: string;
  modifiers?: readonly string[];
  isField?: boolean;
};

/** Whether a press opens the search: clicks the button with its shortcuts. */
function opensSearch({ key, code = '', modifiers = [], isField = false }: Press) {
  const shortcuts = ['Control+K', 'Meta+K', '/'];
  const button = { offsetParent: {}, click: vi.fn() };
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('document', {
    querySelectorAll: (selector: string) =>
      shortcuts.some((keys) => selector.endsWith(`~=${keys}]`)) ? [button] : [],
  });
  handleShortcut({
    key,
    code,
    ctrlKey: modifiers.includes('Control'),
    shiftKey: modifiers.includes('Shift'),
    getModifierState: (name: string) => modifiers.includes(name),
    target: { matches: () => isField },
    preventDefault: () => {},
  } as never);
  return button.click.mock.calls.length > 0;
}

test.each<[string, Press]>([
  ['Latin', { key: 'k', code: 'KeyK', modifiers: ['Control'] }],
  ['Latin with Caps Lock', { key: 'K', code: 'KeyK', modifiers: ['Meta'] }],
  ['Dvorak', { key: 'k', code: 'KeyV', modifiers: ['Control'] }],
  ['Russian', { key: 'л', code: 'KeyK', modifiers: ['Control'] }],
  ['Greek', { key: 'κ', code: 'KeyK', modifiers: ['Control'] }],
  ['Hebrew', { key: 'ל', code: 'KeyK', modifiers: ['Meta'] }],
  ['Arabic', { key: 'ن', code: 'KeyK', modifiers: ['Control'] }],
  ['Korean', { key: 'ㅏ', code: 'KeyK', modifiers: ['Control'] }],
  ['slash', { key: '/', code: 'Slash' }],
  ['German slash', { key: '/', code: 'Digit7', modifiers: ['Shift'] }],
  ['Hebrew slash', { key: '/', code: 'KeyQ' }],
  ['Arabic at the place of the slash', { key: 'ظ', code: 'Slash' }],
  ['Thai at the place of the slash', { key: 'ฝ', code: 'Slash' }],
  ['Chinese punctuation at the place of the slash', { key: '、', code: 'Slash' }],
  ['in a field', { key: 'л', code: 'KeyK', modifiers: ['Control'], isField: true }],
])('opens the search: %s', (_, press) => {
  expect(opensSearch(press)).toBe(true);
});

test.each<[string, Press]>([
  ['Latin at the place of K', { key: 't', code: 'KeyK', modifiers: ['Control'] }],
  ['another Cyrillic letter', { key: 'т', code: 'KeyN', modifiers: ['Control'] }],
  ['Canadian French at the place of the slash', { key: 'é', code: 'Slash' }],
  ['German at the place of the slash', { key: '-', code: 'Slash' }],
  ['text in a field', { key: '/', code: 'Slash', isField: true }],
  ['Thai text in a field', { key: 'ฝ', code: 'Slash', isField: true }],
  ['with Shift', { key: 'Л', code: 'KeyK', modifiers: ['Control', 'Shift'] }],
  ['a letter alone', { key: 'л', code: 'KeyK' }],
  ['a key without a name', { key: '', code: 'KeyK', modifiers: ['Control'] }],
])('does not open the search: %s', (_, press) => {
  expect(opensSearch(press)).toBe(false);
});
