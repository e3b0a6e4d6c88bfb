/** WCAG 2.2 contrast ratio of two hex colours. @throws Error for what is no colour */
export function contrast(one: string | undefined, other: string | undefined): number {
  const luminance = (hex: string | undefined) => {
    if (hex === undefined) throw new Error('Unknown role');
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const value = parseInt(hex.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}
