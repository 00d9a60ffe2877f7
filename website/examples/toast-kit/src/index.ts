import './toast.css';

export function toast(text: string): void {
  const element = document.createElement('output');
  element.className = 'toast';
  element.textContent = text;
  document.body.append(element);
}
