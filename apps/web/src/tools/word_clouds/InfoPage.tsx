export default function InfoPage() {
  return null;
}
