/**
 * The colors that stand outside of style sheets: browsers paint their own bar, and the home screen
 * its first picture, with them. They are those of src/styles/tokens.css, as a test makes sure.
 */
export const colors = {
  paper: { light: '#f5f8f9' },
  surface: { light: '#ffffff', dark: '#132229' },
} as const;
