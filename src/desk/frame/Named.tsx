/** The label of a button. Screen readers also say what it is about: "Put back: Joel D. leaves". */
export const Named = ({ label, what }: { label: string; what: string }) => (
  <>
    <span aria-hidden>{label}</span>
    <span className="vh">{`${label}: ${what}`}</span>
  </>
);
