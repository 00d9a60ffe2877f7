const labels = {
  de: () => import('./labels/de'),
  fr: () => import('./labels/fr'),
};

export const loadLabels = (lang: keyof typeof labels) => labels[lang]();
