# Cartas por correo.
mail-recovery-subject = Yamabushi: una contraseña nueva
mail-recovery = Hola, { $name }: alguien ha pedido una contraseña nueva para tu cuenta. El enlace de abajo vale durante una hora y una sola vez. Si no has sido tú, no hagas nada.
