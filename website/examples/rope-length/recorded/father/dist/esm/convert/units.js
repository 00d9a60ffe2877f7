export var meters = {
  fathom: 1.8288,
  foot: 0.3048
};