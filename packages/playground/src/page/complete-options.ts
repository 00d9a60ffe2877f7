import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { OptionHint } from './manifest.ts';

/** The text of the reference, and a link to it. */
function createInfo({ name, description, url }: OptionHint): HTMLElement {
  const info = document.createElement('p');
  const link = document.createElement('a');
  link.href = url;
  link.target = '_blank';
  link.textContent = name;
  info.append(`${description} `, link);
  return info;
}

function toCompletion(hint: OptionHint): Completion {
  return { label: hint.name, detail: hint.type, info: () => createInfo(hint) };
}

/** Completes names of options, and behind `name:` its values. */
export function completeOptions(hints: OptionHint[]) {
  return (context: CompletionContext): CompletionResult | null => {
    const line = context.state.doc.lineAt(context.pos);
    const before = line.text.slice(0, context.pos - line.from);
    const [, name, value] = /(\w+)\s*:\s*(['"]?[\w.]*)$/.exec(before) ?? [];
    if (name !== undefined && value !== undefined) {
      const values = hints.find((hint) => hint.name === name)?.values ?? [];
      const options = values.map((label) => ({ label, type: 'constant' }));
      return options.length > 0 ? { from: context.pos - value.length, options } : null;
    }
    const word = context.matchBefore(/\w+/);
    if (!word && !context.explicit) return null;
    return { from: word?.from ?? context.pos, options: hints.map(toCompletion) };
  };
}
