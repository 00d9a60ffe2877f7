/** `label: value`, in Chinese with its own colon: `标签：值`. */
export function labelValue(label: string, value: string): string {
  return /[\p{Script=Han}\u3000-\u303F\uFF01-\uFF5E]$/u.test(label)
    ? `${label}：${value}`
    : `${label}: ${value}`;
}
