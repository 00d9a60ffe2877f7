function toast(text) {
    const element = document.createElement('output');
    element.className = 'toast';
    element.textContent = text;
    document.body.append(element);
}
export { toast };
