const zoom = 1.25;
export { zoom };
