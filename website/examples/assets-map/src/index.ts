import pin from './icons/pin.svg';

export function marker(label: string): HTMLImageElement {
  const image = new Image();
  image.src = pin;
  image.alt = label;
  return image;
}
